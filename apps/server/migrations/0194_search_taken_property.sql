-- Homes that were sold or let, as a search sees them, for whoever asks for those too. In a table of their own: all other
-- searches, and the counts of what there is, read exactly as many rows as if these were not kept.
create table search_taken_property (
  like search_property including all,
  foreign key (property_id) references property on delete cascade
);
alter table search_taken_property set (toast_tuple_target = 128);

-- What was taken before comes in by the worker, in batches. Only a worker that knows this table knows this job.
select graphile_worker.add_job('search.fill-taken', job_key => 'search.fill-taken');

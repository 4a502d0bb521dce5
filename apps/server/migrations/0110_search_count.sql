-- How many public listings there are of every kind, for whoever asks without a filter: known without looking at them,
-- however many there are. Written by the statement that changes the search table; what is not added up yet is read too.

-- What is counted. `plain` is all that needs no steps; the others are ladders, by what they measure and their steps.
create table search_facet (
  id text primary key,
  -- Nothing where it measures the price.
  parameter_id integer,
  rungs double precision[],
  -- Whether everything that was there before it is in the counts.
  is_counted boolean not null default false
);
insert into search_facet (id, is_counted) select 'plain', not exists (select from search_property);

create table search_count (
  facet text not null,
  value text not null,
  is_premium boolean not null,
  count bigint not null,
  primary key (facet, value, is_premium)
);
create table search_count_change (
  id bigint generated always as identity primary key,
  facet text not null,
  value text not null,
  is_premium boolean not null,
  change bigint not null
);

-- Everything that a listing counts for. When it was posted is told by the day, and by the hour where a day is too long.
create function search_facts(
  deal text, category_id bigint, published_micros bigint, has_photos boolean, has_video boolean, has_panorama boolean,
  reduction integer, options text[], facility_metres integer[], price_minor bigint, numbers double precision[]
) returns table (facet text, value text) language sql stable as $$
  select 'all', ''
  union all select 'deal', deal
  union all select 'category', category_id::text
  union all select 'day', (published_micros / 86400000000)::text
  union all select 'hour', (published_micros / 3600000000)::text
  union all select 'hasPhotos', '1' where has_photos
  union all select 'hasVideo', '1' where has_video
  union all select 'hasPanorama', '1' where has_panorama
  union all select 'hasPriceDrop', '1' where reduction > 0
  union all select 'options', unnest(options)
  union all select 'facilities', near.id::text
    from unnest(facility_metres) with ordinality near (metres, id) where near.metres <= 100000
  union all select ladder.id, width_bucket(measured.number, ladder.rungs)::text
    from search_facet ladder
    cross join lateral (
      select case when ladder.parameter_id is null then price_minor::float8 else numbers[ladder.parameter_id] end
    ) measured (number)
    where measured.number >= ladder.rungs[1]
$$;

create function count_come_search_rows() returns trigger language plpgsql as $$
begin
  insert into search_count_change (facet, value, is_premium, change)
  select fact.facet, fact.value, s.is_premium, count(*)
  from come_row s cross join lateral search_facts(s.deal, s.category_id, s.published_micros, s.has_photos, s.has_video,
    s.has_panorama, s.reduction, s.options, s.facility_metres, s.price_minor, s.numbers) fact
  group by fact.facet, fact.value, s.is_premium;
  return null;
end $$;

create function count_gone_search_rows() returns trigger language plpgsql as $$
begin
  insert into search_count_change (facet, value, is_premium, change)
  select fact.facet, fact.value, s.is_premium, -count(*)
  from gone_row s cross join lateral search_facts(s.deal, s.category_id, s.published_micros, s.has_photos, s.has_video,
    s.has_panorama, s.reduction, s.options, s.facility_metres, s.price_minor, s.numbers) fact
  group by fact.facet, fact.value, s.is_premium;
  return null;
end $$;

create function count_changed_search_rows() returns trigger language plpgsql as $$
begin
  insert into search_count_change (facet, value, is_premium, change)
  select fact.facet, fact.value, s.is_premium, sum(s.sign)
  from (select *, 1 as sign from come_row union all select *, -1 from gone_row) s
  cross join lateral search_facts(s.deal, s.category_id, s.published_micros, s.has_photos, s.has_video,
    s.has_panorama, s.reduction, s.options, s.facility_metres, s.price_minor, s.numbers) fact
  group by fact.facet, fact.value, s.is_premium
  having sum(s.sign) <> 0;
  return null;
end $$;

create function forget_search_counts() returns trigger language plpgsql as $$
begin
  delete from search_count_change;
  delete from search_count;
  return null;
end $$;

create trigger search_rows_come after insert on search_property
  referencing new table as come_row for each statement execute function count_come_search_rows();
create trigger search_rows_go after delete on search_property
  referencing old table as gone_row for each statement execute function count_gone_search_rows();
create trigger search_rows_change after update on search_property
  referencing old table as gone_row new table as come_row
  for each statement execute function count_changed_search_rows();
create trigger search_rows_end after truncate on search_property
  for each statement execute function forget_search_counts();

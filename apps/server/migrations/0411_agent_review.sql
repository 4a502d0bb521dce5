set lock_timeout = '2s';

-- What people say who dealt with an agent, each once.
create table agent_review (
  id bigint generated always as identity primary key,
  agent_id bigint not null references account on delete cascade,
  -- Nobody, once the person has left: the rating stays, their words do not.
  author_id bigint references account on delete set null,
  rating smallint not null check (rating between 1 and 5),
  text text not null default '' check (length(text) <= 2000),
  answer text not null default '' check (length(answer) <= 2000),
  answered_at timestamptz,
  taken_down_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz,
  unique (agent_id, author_id)
);
create index agent_review_newest_idx on agent_review (agent_id, id desc) where taken_down_at is null;
create index agent_review_author_idx on agent_review (author_id, id) where author_id is not null;

-- Changed with the rows above, in their transaction.
alter table agent
  add column rating_sum bigint not null default 0,
  add column rating_count bigint not null default 0;

alter table report
  drop constraint report_subject_kind_check,
  add constraint report_subject_is_known check (subject_kind in ('property', 'project', 'account', 'review')) not valid;

set lock_timeout = '2s';

-- What title and description are written in; null in rows of before, where the script tells it.
alter table property add column text_language text;
alter table project add column text_language text;

-- The same two in other languages.
create table property_text (
  id bigint generated always as identity primary key,
  property_id bigint not null references property on delete cascade,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  title text not null,
  description text not null,
  unique (property_id, language)
);
create table project_text (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  title text not null,
  description text not null,
  unique (project_id, language)
);

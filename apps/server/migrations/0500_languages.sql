-- What staff changed of the languages that come with the product, and the languages that they added.
create table language (
  code text primary key check (code ~ '^[a-z]{2}$'),
  name text not null check (length(name) between 1 and 60),
  is_rtl boolean not null default false,
  -- Whose texts stand where it has none.
  base text not null default 'en' check (base ~ '^[a-z]{2}$'),
  is_enabled boolean not null default true,
  position integer not null default 0,
  -- Higher after every change of a text: every process that has a copy compares it.
  text_version bigint not null default 0
);

create table language_text (
  language text not null references language on delete cascade,
  -- The file of the text and its key in there, such as shell.header.buy.
  key text not null check (length(key) <= 200),
  text text not null check (length(text) <= 4000),
  changed_at timestamptz not null default now(),
  primary key (language, key)
);

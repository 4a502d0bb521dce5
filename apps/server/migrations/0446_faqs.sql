create table faq (
  id bigint generated always as identity primary key,
  topic_id bigint not null references content_topic,
  -- By language.
  questions jsonb not null,
  answers jsonb not null,
  is_published boolean not null default true,
  position integer not null default 0,
  updated_at timestamptz not null default now()
);
create index faq_order_idx on faq (topic_id, position, id);

-- What the operator wrote instead of our own texts.
create table site_page (
  id bigint generated always as identity primary key,
  name text not null check (name in ('about', 'terms', 'privacy')),
  language text not null check (language ~ '^[a-z]{2}$'),
  title text not null check (length(title) <= 150),
  body jsonb not null,
  updated_at timestamptz not null default now(),
  unique (name, language)
);

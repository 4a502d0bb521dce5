-- What articles and questions are sorted into.
create table content_topic (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('article', 'faq')),
  slug text not null,
  names jsonb not null,
  icon text not null default 'help',
  position integer not null default 0,
  unique (kind, slug)
);

create table article (
  id bigint generated always as identity primary key,
  topic_id bigint not null references content_topic,
  slug text not null unique,
  author text not null default '' check (length(author) <= 100),
  -- Homes of this place and kind stand beside it.
  home_city text not null default '' check (length(home_city) <= 200),
  home_category_id bigint references category on delete set null,
  -- Nothing while it is a draft; readers have it from this moment on.
  published_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index article_published_idx on article (published_at desc, id desc) where published_at is not null;
create index article_of_topic_idx on article (topic_id, published_at desc, id desc);
create index article_draft_idx on article (id desc) where published_at is null;
create index article_home_category_idx on article (home_category_id) where home_category_id is not null;

-- Every slug that it ever had, so that old links lead to it.
create table article_slug (
  slug text primary key,
  article_id bigint not null references article on delete cascade
);
create index article_slug_article_idx on article_slug (article_id);

create table article_text (
  article_id bigint not null references article on delete cascade,
  language text not null check (language ~ '^[a-z]{2}$'),
  title text not null check (length(title) <= 150),
  description text not null default '' check (length(description) <= 300),
  -- A document, never HTML: docs/decisions/0026-texts-are-documents.md.
  body jsonb not null,
  reading_minutes integer not null default 1 check (reading_minutes > 0),
  primary key (article_id, language)
);

create table article_picture (
  article_id bigint not null references article on delete cascade,
  media_id uuid not null unique references media on delete cascade,
  is_cover boolean not null default false,
  added_at timestamptz not null default now(),
  primary key (article_id, media_id)
);
create unique index article_cover_key on article_picture (article_id) where is_cover;
create trigger article_picture_gives_up_media after delete or update of media_id on article_picture
  for each row execute function note_unused_file('media', 'media_id');

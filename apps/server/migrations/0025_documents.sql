-- Files that people take away rather than look at. Nobody but the owner has them before they are ready.
create table document (
  id uuid primary key,
  owner_id bigint not null references account on delete cascade,
  name text not null check (length(name) between 1 and 200),
  media_type text not null check (media_type in ('application/pdf', 'image/webp')),
  original_key text not null unique,
  -- What is handed out: a PDF as it came, a picture encoded anew.
  served_key text unique,
  size_bytes bigint not null check (size_bytes > 0),
  state text not null default 'pending' check (state in ('pending', 'ready', 'quarantined')),
  created_at timestamptz not null default now(),
  unused_since timestamptz default now()
);
create index document_owner_idx on document (owner_id);
create index document_pending_idx on document (created_at) where state = 'pending';
create index document_unused_idx on document (unused_since) where unused_since is not null;

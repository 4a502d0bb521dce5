alter table media
  add column kind text not null default 'photo',
  add column size_bytes bigint not null default 0,
  add column thumbhash bytea,
  add column dominant_colour text,
  -- 64 bits of which two like pictures share most.
  add column perceptual_hash bigint,
  -- Since when nothing shows it; the sweep looks here, asks once more and removes it.
  add column unused_since timestamptz default now();
alter table media add constraint media_kind_is_known check (kind in ('photo', 'panorama')) not valid;
alter table account
  add constraint account_portrait_is_media foreign key (profile_media_id) references media on delete set null not valid;

-- For every column that points to a file: `execute function note_unused_file('<media or document>', '<the column>')`.
create function note_unused_file() returns trigger language plpgsql as $$
declare
  before text := to_jsonb(old) ->> tg_argv[1];
begin
  if before is null or (tg_op = 'UPDATE' and before is not distinct from to_jsonb(new) ->> tg_argv[1]) then
    return null;
  end if;
  execute format('update %I set unused_since = now() where id = $1', tg_argv[0]) using before::uuid;
  return null;
end $$;

create trigger property_picture_gives_up_media after delete or update of media_id on property_picture
  for each row execute function note_unused_file('media', 'media_id');
create trigger account_gives_up_portrait after delete or update of profile_media_id on account
  for each row execute function note_unused_file('media', 'profile_media_id');

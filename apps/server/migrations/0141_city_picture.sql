-- What stands for a city; without it, the cover of its newest home does. By name, because counted cities come and go.
create table city_picture (
  city_key text not null,
  state_key text not null,
  country_key text not null,
  media_id uuid not null unique references media on delete cascade,
  primary key (city_key, state_key, country_key)
);
create trigger city_picture_gives_up_media after delete or update of media_id on city_picture
  for each row execute function note_unused_file('media', 'media_id');

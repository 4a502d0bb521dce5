alter table media validate constraint media_kind_is_known;
update account set profile_media_id = null
  where profile_media_id is not null and not exists (select from media where media.id = profile_media_id);
alter table account validate constraint account_portrait_is_media;

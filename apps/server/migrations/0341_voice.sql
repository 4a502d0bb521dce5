-- Voice notes lie with the documents: how long one is and its waveform, as the worker measured them.
alter table document
  drop constraint document_media_type_check,
  add constraint document_media_type_is_known check (media_type in
    ('application/pdf', 'image/webp', 'audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/webm')) not valid,
  add column seconds real,
  add column levels smallint[];

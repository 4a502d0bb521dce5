set lock_timeout = '2s';

-- What a picture of a listing shows. Only words of this list: a text of its own would have to be reviewed.
alter table media
  add column room text
  constraint media_room_check check (
    room in (
      'living_room', 'dining_room', 'kitchen', 'bedroom', 'bathroom', 'hall', 'stairs', 'study',
      'balcony', 'terrace', 'garden', 'pool', 'garage', 'exterior', 'view'
    )
  );

/** What a picture of a listing can show. A fixed list, so that naming it needs no review. */
export const pictureRooms = [
  'living_room',
  'dining_room',
  'kitchen',
  'bedroom',
  'bathroom',
  'hall',
  'stairs',
  'study',
  'balcony',
  'terrace',
  'garden',
  'pool',
  'garage',
  'exterior',
  'view',
] as const
export type PictureRoom = (typeof pictureRooms)[number]

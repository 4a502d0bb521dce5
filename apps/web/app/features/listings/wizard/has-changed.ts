import type { MediaLists } from '#app/features/uploads/media-list.ts'

type Written = { values: unknown; media: MediaLists }

/** Whether somebody has typed, added, removed or moved anything. */
export const hasChanged = (start: Written, now: Written): boolean => written(start) !== written(now)

const written = ({ values, media }: Written) =>
  JSON.stringify([values, Object.values(media).map((items) => items.map(({ id }) => id))])

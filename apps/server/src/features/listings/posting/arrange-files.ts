import type { TurnDegrees } from '@gable/domain/photo-rules'
import { invalidField, notFound } from '#platform/errors.ts'

/** Stands for the n-th new file of an update, until it is stored and has an id. */
export const newFile = (index: number) => `new:${index}`
export const newCover = 'new:cover'

/** Of what an update says about pictures, what it says about those that are there already. */
export const storedOnly = <Said>(said: Record<string, Said>): Map<string, Said> =>
  new Map(Object.entries(said).filter(([name]) => !name.startsWith('new:')))

export const storedTurns = (turns: Record<string, TurnDegrees>): Map<string, TurnDegrees> =>
  new Map([...storedOnly(turns)].filter(([, degrees]) => degrees !== 0))

type PictureWishes = {
  removed?: readonly string[] | undefined
  /** Ids of pictures that are there, and `new:n` for the n-th of those that come with the update. */
  order?: readonly string[] | undefined
  /** Those that are said to be there already, because they are turned or their room is named. */
  named?: readonly string[] | undefined
  /** A new cover replaces the old one. */
  hasCover: boolean
  addedCount: number
  most: number
}

/**
 * The pictures of a listing after an edit, the cover first; `insertStoredIds` puts in the ids of the new ones. The rule
 * that one must be left holds for the result: all may go if others come. Ids of other listings are not found.
 */
export function arrangePictures(current: readonly string[], wishes: PictureWishes): string[] {
  const { removed = [], order = [], named = [], hasCover, addedCount, most } = wishes
  const added = Array.from({ length: addedCount }, (_, index) => newFile(index))
  const stranger =
    [...removed, ...order].find((id) => !current.includes(id) && !added.includes(id)) ??
    named.find((id) => !current.includes(id))
  if (stranger) throw notFound(`Picture ${stranger}`)
  const remaining = hasCover ? current.slice(1) : current
  const all = [...(hasCover ? [newCover] : []), ...order, ...remaining, ...added]
  const arranged = [...new Set(all)].filter((id) => !removed.includes(id))
  if (arranged.length === 0 && current.length > 0) throw invalidField('titleImage', 'required')
  if (arranged.length > most) throw invalidField('galleryImages', 'too_long')
  return arranged
}

type Documents = { removed?: readonly string[] | undefined; addedCount: number; most: number }

/** The documents of a listing after an edit; those that go make room for those that come. */
export function arrangeDocuments(current: readonly string[], { removed = [], addedCount, most }: Documents): string[] {
  const stranger = removed.find((id) => !current.includes(id))
  if (stranger) throw notFound(`Document ${stranger}`)
  const remaining = current.filter((id) => !removed.includes(id))
  if (remaining.length + addedCount > most) throw invalidField('documents', 'too_long')
  return [...remaining, ...Array.from({ length: addedCount }, (_, index) => newFile(index))]
}

type Stored = { cover?: string | undefined; added: string[]; turned?: ReadonlyMap<string, string> }

/** The same list with the ids that the new files got in the store. */
export function insertStoredIds(arranged: readonly string[], stored: Stored) {
  const names = new Map(stored.added.map((id, index) => [newFile(index), id]))
  if (stored.cover) names.set(newCover, stored.cover)
  return arranged.map((id) => names.get(id) ?? stored.turned?.get(id) ?? id)
}

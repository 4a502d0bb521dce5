import { plainTextNames } from '@gable/contract/property-content'
import type { Db } from '#platform/db.ts'
import { selectOwn, toPoint, toVector } from '../../listings/content.repository.ts'
import type { PropertyColumns, PropertyContent } from './property-content.ts'

export function toRow({ latitude, longitude, shownPoint, words, parameters, ...columns }: PropertyColumns) {
  return {
    ...columns,
    parameters: JSON.stringify(parameters),
    location: toPoint({ latitude, longitude }),
    shownLocation: shownPoint && toPoint(shownPoint),
    words: toVector(words),
  }
}

/** What a lister has said about one of their homes, as the edit form begins with it. */
export async function findOwnContent(db: Db, ownerId: number, id: number) {
  const row = await selectOwn(db, 'property', ownerId, id)
    .select(['version', 'publishedAt', 'marketState', 'title', 'description', 'deal', 'rentPeriod', 'categoryId'])
    .select(['priceMinor', 'city', 'state', 'country', 'address', 'isPremium', 'hidesLocation', 'parameters'])
    .select(plainTextNames)
    .executeTakeFirst()
  if (!row) return undefined
  const { version, publishedAt, marketState, ...content } = row
  return { version, publishedAt, marketState, content: content satisfies PropertyContent }
}

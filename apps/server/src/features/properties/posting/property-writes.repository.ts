import { plainTextNames } from '@gable/contract/property-content'
import type { Db } from '#platform/db.ts'
import { selectManaged, toPoint, toVector } from '../../listings/content.repository.ts'
import type { ListingTexts } from '../../listings/texts/listing-texts.repository.ts'
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

/** What is said about a home that the member manages, as the edit form begins with it. */
export async function findManagedContent(db: Db, texts: ListingTexts, accountId: number, id: number) {
  const row = await selectManaged(db, 'property', accountId, id)
    .select(['version', 'publishedAt', 'marketState', 'title', 'description', 'deal', 'rentPeriod', 'categoryId'])
    .select('textLanguage')
    .select(['priceMinor', 'city', 'state', 'country', 'address', 'isPremium', 'hidesLocation', 'parameters'])
    .select(plainTextNames)
    .executeTakeFirst()
  if (!row) return undefined
  const { ownerId, version, publishedAt, marketState, ...columns } = row
  const content: PropertyContent = { ...columns, translations: await texts.list(db, id) }
  return { ownerId, version, publishedAt, marketState, content }
}

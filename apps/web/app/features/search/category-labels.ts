import type { Category } from '@gable/contract/catalogue'

export type CategoryLabel = Pick<Category, 'id' | 'slug' | 'name' | 'icon'>

/** What a page needs to name categories: their parameters would only make it heavier. */
export const toLabels = (categories: readonly Category[]): CategoryLabel[] =>
  categories.map(({ id, slug, name, icon }) => ({ id, slug, name, icon }))

import type { CategorySlug } from '../demo-home.ts'

export type DemoTexts = { title: string; description: string; body: string }

export type DemoArticle = {
  topic: 'buying' | 'selling' | 'renting' | 'town' | 'living'
  author: string
  /** The name of a picture of the town. */
  cover: string
  daysAgo: number
  /** Homes of this kind stand beside it. */
  category?: CategorySlug
  /** And homes of this town. */
  city?: string
  en: DemoTexts
  ar: DemoTexts
}

/** Categories of articles, in their order. */
export const articleTopics = {
  buying: { en: 'Buying', ar: 'الشراء' },
  selling: { en: 'Selling', ar: 'البيع' },
  renting: { en: 'Renting', ar: 'الإيجار' },
  town: { en: 'Neighbourhoods', ar: 'الأحياء' },
  living: { en: 'Living', ar: 'العيش' },
} as const

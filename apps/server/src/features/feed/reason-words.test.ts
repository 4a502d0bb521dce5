import { expect, test } from 'vitest'
import { reasonWordsIn } from './reason-words.ts'

const listed = (daysAgo: number) => ({
  city: 'Porto',
  category: { id: 1, slug: 'villa', name: 'Villa', icon: 'villa' },
  publishedAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
})

test.each([
  ['en', 'New on the market', 'Still on the market'],
  ['ar', 'جديد في السوق', 'ما زال معروضًا'],
] as const)('only what was listed lately is called new, in %s', (language, fresh, old) => {
  const toWords = reasonWordsIn(language, new Map())
  expect(toWords({ kind: 'newest' }, listed(2))).toBe(fresh)
  expect(toWords({ kind: 'newest' }, listed(30))).toBe(old)
})

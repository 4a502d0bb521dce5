import type { Guard } from './guards.ts'

const feed = 'apps/server/src/features/feed'
const noticedBy = (test: string) => ({ file: `${feed}/feed.test.ts`, test })
const never = noticedBy('T59 never one’s own, a blocked lister’s in either direction, a taken or saved home')

/** Without any one of these the feed shows or keeps what it must not. */
export const feedGuards: Guard[] = [
  {
    name: 'one’s own homes are not recommended',
    file: `${feed}/recommend.ts`,
    guard: 'ownerId !== accountId && !closed.has(ownerId)',
    sabotage: '!closed.has(ownerId)',
    noticedBy: never,
  },
  {
    name: 'homes of blocked people are not recommended',
    file: `${feed}/recommend.ts`,
    guard: ' && !closed.has(ownerId)',
    sabotage: '',
    noticedBy: never,
  },
  {
    name: 'a block counts for the feed in both directions',
    file: 'apps/server/src/features/blocks/may-contact.repository.ts',
    guard: ' or "isYou"`',
    sabotage: '`',
    noticedBy: never,
  },
  {
    name: 'hidden homes are not recommended',
    file: `${feed}/recommend.ts`,
    guard: '...hiddenIds, ',
    sabotage: '',
    noticedBy: noticedBy('what a member hides is left out, whatever else speaks for it'),
  },
  {
    name: 'locked homes tell nothing by the feed',
    file: `${feed}/recommend.ts`,
    guard: 'seesPremium || !isPremium',
    sabotage: 'seesPremium || isPremium || !isPremium',
    noticedBy: noticedBy('T25 what a locked home costs cannot be found out by a wish or by keeping it'),
  },
  {
    name: 'opened homes are kept only of members who want it',
    file: `${feed}/feed.repository.ts`,
    guard: ' and feed_learning.from_seen',
    sabotage: '',
    noticedBy: noticedBy(
      'which homes a member opens is kept only while they want it, and only of homes that all may see',
    ),
  },
]

import type { Guard } from './guards.ts'

const server = 'apps/server/src'
const listings = `${server}/features/listings`
const inLife = (test: string) => ({ file: `${server}/features/properties/listing-life.test.ts`, test })
const setAside = (test: string) => ({ file: `${listings}/moves/deleted-and-paused.test.ts`, test })

/** Without any one of these a listing lives longer, costs less or is changed by more than it should. */
export const listingLifeGuards: Guard[] = [
  {
    name: 'an edit waits for other changes of the listing',
    file: `${listings}/listing-rows.repository.ts`,
    guard: '${managedBy(name, accountId)} and deleted_at is null for update',
    sabotage: '${managedBy(name, accountId)} and deleted_at is null',
    noticedBy: {
      file: `${server}/features/properties/posting/update-property.test.ts`,
      test: 'an edit that waits for another change of the home is told of it, and undoes nothing',
    },
  },
  {
    name: 'of two decisions of staff the second waits',
    file: `${listings}/listing-rows.repository.ts`,
    guard: 'where id = ${id} and deleted_at is null for update',
    sabotage: 'where id = ${id} and deleted_at is null',
    noticedBy: {
      file: `${server}/features/projects/review.test.ts`,
      test: 'of decisions at once one counts: one audit row, one version',
    },
  },
  {
    name: 'a renewal counts as a new listing',
    file: `${listings}/moves/renewal.ts`,
    guard: 'detail })\n    await spend(tx, listing)\n',
    sabotage: 'detail })\n',
    noticedBy: inLife('a renewal counts as a new listing, and one long before the end changes and costs nothing'),
  },
  {
    name: 'a renewal long before the end changes nothing',
    file: `${listings}/moves/renewal.ts`,
    guard: 'if (!isRenewable({',
    sabotage: 'if (!id && !isRenewable({',
    noticedBy: inLife('a renewal counts as a new listing, and one long before the end changes and costs nothing'),
  },
  {
    name: 'a renewal link puts off one end only',
    file: `${listings}/moves/renewal.ts`,
    guard: 'const isUsed = link && listing.expiresAt?.getTime() !== link.expiresAt.getTime()',
    sabotage: 'const isUsed = link && listing.expiresAt === null',
    noticedBy: inLife(
      'the lister is reminded a week and a day before the end, once each, and one click keeps the home',
    ),
  },
  {
    name: 'an edit that is approved gives no new time on the site',
    file: `${listings}/moves/move-listing.repository.ts`,
    guard: '          when expires_at > now() then expires_at\n',
    sabotage: '',
    noticedBy: inLife('a home that is edited and approved again keeps its first day and its end'),
  },
  {
    name: 'the clock leaves alone what is deleted',
    file: `${listings}/moves/expiry.repository.ts`,
    guard: 'expires_at <= now() and deleted_at is null',
    sabotage: 'expires_at <= now()',
    noticedBy: setAside('the clock leaves alone what its lister deleted, and reminds nobody of what they paused'),
  },
  {
    name: 'nobody is told about what they have deleted',
    file: `${server}/features/notifications/mail-channel.ts`,
    guard: 'rendered.filter(({ isGone }) => !isGone)',
    sabotage: 'rendered',
    noticedBy: setAside('nobody is told about a home that they have deleted meanwhile'),
  },
  {
    name: 'who leaves takes their projects and drafts along',
    file: `${server}/compose.ts`,
    guard: 'features.flatMap((feature) => feature.eraseAllOf ?? [])',
    sabotage: '[properties, media].map(({ eraseAllOf }) => eraseAllOf)',
    noticedBy: {
      file: `${server}/threats/erasure.test.ts`,
      test: 'T71 after the days of grace no store holds a word of whoever left',
    },
  },
]

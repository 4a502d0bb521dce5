import type { Guard } from './guards.ts'

const favourites = 'apps/server/src/features/favourites'
const sets = 'apps/server/src/features/property-sets'
const noticedBy = (test: string) => ({ file: `${favourites}/favourites.test.ts`, test })

/** Without any one of these somebody keeps what is not theirs to see, or a count lies. */
export const favouriteGuards: Guard[] = [
  {
    name: 'only what a member may see is kept',
    file: `${sets}/property-set.repository.ts`,
    guard: "where ${visibleTo(member)(expressionBuilder<Tables, 'property'>())}",
    sabotage: 'where true',
    noticedBy: noticedBy('T35 what somebody may not see can neither be kept nor asked about by trying'),
  },
  {
    name: 'the list of favourites leaves out what is hidden',
    file: `${favourites}/favourite-lists.repository.ts`,
    guard: "    .where('favourite.accountId', '=', member.accountId)\n    .where(visibleTo(member))\n",
    sabotage: "    .where('favourite.accountId', '=', member.accountId)\n",
    noticedBy: noticedBy('T24 what is hidden later is left out of the list and its total, and is back with the home'),
  },
  {
    name: 'neither an order nor a filter of favourites tells what a locked home costs',
    file: `${favourites}/favourite-lists.repository.ts`,
    guard: 'sql<boolean>`(not property.is_premium or property.owner_id = ${member.accountId})`',
    sabotage: 'sql<boolean>`true`',
    noticedBy: {
      file: `${favourites}/favourite-lists.test.ts`,
      test: 'T25 neither an order nor a filter tells what a locked home costs',
    },
  },
  {
    name: 'one removes only favourites of one’s own',
    file: `${sets}/property-set.repository.ts`,
    guard: 'where mine.account_id = ${accountId} and mine.property_id = held.id',
    sabotage: 'where mine.property_id = held.id',
    noticedBy: noticedBy('T71 with a member their favourites go, and the counts with them'),
  },
  {
    name: 'a note is written on a favourite of one’s own',
    file: `${favourites}/favourites.repository.ts`,
    guard: "    .set({ note })\n    .where('accountId', '=', accountId)\n",
    sabotage: '    .set({ note })\n',
    noticedBy: noticedBy('T21 a note is the member’s own, stays with the home and is gone with it'),
  },
  {
    name: 'a count changes only with its row',
    file: `${favourites}/favourites.service.ts`,
    guard: 'count(tx, countedOf(await favouriteSet.remove(tx, accountId, ids)), -1)',
    sabotage: 'favouriteSet.remove(tx, accountId, ids).then(() => changeLikes(tx, ids, -1))',
    noticedBy: noticedBy('a home is kept once and counted once, however often it is said'),
  },
  {
    name: 'one’s own homes do not count',
    file: `${favourites}/favourites.repository.ts`,
    guard: 'isCounted: sql`property.owner_id <> ${accountId}`',
    sabotage: 'isCounted: sql`true`',
    noticedBy: noticedBy('one’s own home may be kept, but does not count'),
  },
  {
    name: 'a member’s devices take turns at the last free places',
    file: `${sets}/property-set.repository.ts`,
    guard: '      await sql`select pg_advisory_xact_lock(hashtextextended(${table}, ${accountId}))`.execute(tx)\n',
    sabotage: '',
    noticedBy: noticedBy('nobody keeps more than there may be, from however many devices at once'),
  },
]

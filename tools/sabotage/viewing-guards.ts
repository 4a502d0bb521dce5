import type { Guard } from './guards.ts'

const viewings = 'apps/server/src/features/viewings'
const noticedBy = (test: string) => ({ file: `${viewings}/viewings.test.ts`, test })
const inHostile = (test: string) => ({ file: `${viewings}/hostile-viewings.test.ts`, test })

/** Without any one of these somebody is visited twice at once, reached who must not be, or told what is not theirs. */
export const viewingGuards: Guard[] = [
  {
    name: 'the database refuses two agreed times that overlap',
    file: 'apps/server/migrations/0400_viewings.sql',
    guard: 'where (is_held)\n',
    sabotage: 'where (is_held and false)\n',
    noticedBy: noticedBy('the database itself refuses two agreed times that overlap, whatever the code does'),
  },
  {
    name: 'a viewing is there for the two of it alone',
    file: `${viewings}/viewings.repository.ts`,
    guard: `    .where('id', '=', id)
    .where((eb) => eb.or([eb('listerId', '=', accountId), eb('visitorId', '=', accountId)]))
    .executeTakeFirst()`,
    sabotage: "    .where('id', '=', id)\n    .executeTakeFirst()",
    noticedBy: noticedBy('T57 a viewing is there for the two of it alone'),
  },
  {
    name: 'whoever is blocked asks for no viewing',
    file: `${viewings}/requests.service.ts`,
    guard: '        await assertMayContact(tx, visitorId, listerId)\n',
    sabotage: '',
    noticedBy: noticedBy(
      'T59 a block ends what was to come, tells whoever was blocked once, and lets nobody ask again',
    ),
  },
  {
    name: 'whoever is blocked says nothing about a viewing any more',
    file: `${viewings}/viewings.service.ts`,
    guard: '        await assertMayContact(tx, accountId, row.listerId)\n',
    sabotage: '        void assertMayContact\n',
    noticedBy: {
      file: 'apps/server/src/nets/contact-paths.test.ts',
      test: 'what a visitor thought of a viewing, by the visitor',
    },
  },
  {
    name: 'cards of viewings are read by the two alone',
    file: `${viewings}/viewings.repository.ts`,
    guard: `    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('listerId', '=', accountId), eb('visitorId', '=', accountId)]))`,
    sabotage: "    .where('id', 'in', ids)\n    .where('id', '>', accountId - accountId)",
    noticedBy: {
      file: `${viewings}/cards.test.ts`,
      test: 'T57 a card of others is not there',
    },
  },
  {
    name: 'only public listings are visited',
    file: `${viewings}/listing-gate.ts`,
    guard: "  if (!listing) throw notFound('Listing')\n",
    sabotage: '  if (!listing) return { ownerId: 1, isLocked: false }\n',
    noticedBy: noticedBy('T60 only what is public can be visited, and a stranger’s is not found'),
  },
  {
    name: 'requests for viewings are limited',
    file: `${viewings}/requests.service.ts`,
    guard: '        await spendLimits(tx, limitsOf(visitorId))\n',
    sabotage: '',
    noticedBy: noticedBy('T61 nobody asks for more viewings than anybody visits'),
  },
  {
    name: 'what a visitor thought is read by the lister alone',
    file: `${viewings}/present-viewings.ts`,
    guard: "feedback: isLister ? row.feedback : ''",
    sabotage: 'feedback: row.feedback',
    noticedBy: noticedBy('what the visitor thought of it is said once, afterwards, and read by the lister alone'),
  },
  {
    name: 'a calendar link that was taken back opens nothing',
    file: `${viewings}/calendar.repository.ts`,
    guard: "  await tx.deleteFrom('viewingCalendar').where('accountId', '=', accountId).execute()",
    sabotage: "  await tx.deleteFrom('viewingCalendar').where('accountId', '=', -accountId).execute()",
    noticedBy: noticedBy(
      'a calendar link shows both sides, moves what was moved, and opens nothing once it is taken back',
    ),
  },
  {
    name: 'where to meet is told once a time is agreed',
    file: `${viewings}/present-viewings.ts`,
    guard: "side === 'lister' || state === 'confirmed'",
    sabotage: "side === 'lister' || state !== 'declined'",
    noticedBy: noticedBy('a visitor asks for a free time, the lister confirms it, and both know'),
  },
  {
    name: 'a calendar opens nothing once its owner was shut out',
    file: `${viewings}/calendar.repository.ts`,
    guard: "    .where('account.isActive', '=', true)\n",
    sabotage: '',
    noticedBy: inHostile(
      'T15 nobody goes to meet somebody whom the staff have shut out, and the other one is told once',
    ),
  },
  {
    name: 'viewings with whoever was shut out are off',
    file: `${viewings}/endings.ts`,
    guard: '        if (!(await isReachable(tx, accountId))) await cancelAllOf(tx, accountId)\n',
    sabotage: '        await isReachable(tx, accountId)\n',
    noticedBy: inHostile(
      'T15 nobody goes to meet somebody whom the staff have shut out, and the other one is told once',
    ),
  },
  {
    name: 'however much was asked for, a block is taken',
    file: `${viewings}/endings.ts`,
    guard: 'await notify(tx, ...told.slice(start, start + batch))',
    sabotage: 'await notify(tx, ...told)',
    noticedBy: inHostile('T59 whoever has asked for hundreds of viewings can still be blocked'),
  },
  {
    name: 'no more free times are looked for than are shown',
    file: `${viewings}/times.service.ts`,
    guard: '      most: maxSlots,\n',
    sabotage: '',
    noticedBy: inHostile('T28 a week full of quarters of an hour costs a visitor no more than one of hours'),
  },
  {
    name: 'what somebody is called begins no line of a calendar',
    file: `${viewings}/icalendar.ts`,
    guard: '`SUMMARY:${escaped(event.summary)}`',
    sabotage: '`SUMMARY:${event.summary}`',
    noticedBy: { file: `${viewings}/icalendar.test.ts`, test: 'a title cannot begin an event of its own' },
  },
  {
    name: 'moments that no calendar has are refused',
    file: 'packages/contract/src/wire.ts',
    guard: 'isOfAYear(said) && !farOffsets.test(said)',
    sabotage: 'isOfAYear(said)',
    noticedBy: inHostile('T69 a moment that no calendar has is refused as such: 2026-07-11T10:00:00+16:00'),
  },
  {
    name: 'clocks of zones are bounded',
    file: 'packages/domain/src/zoned-time.ts',
    guard: 'if (clocks.size >= maxClocks && oldest !== undefined) clocks.delete(oldest)',
    sabotage: 'if (clocks.size < 0 && oldest !== undefined) clocks.delete(oldest)',
    noticedBy: {
      file: 'packages/domain/src/zoned-time.test.ts',
      test: 'T28 however a zone is written, its clocks take no more memory than a few',
    },
  },
]

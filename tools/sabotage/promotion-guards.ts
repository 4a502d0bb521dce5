import type { Guard } from './guards.ts'

const promotions = 'apps/server/src/features/promotions'
const noticedBy = (test: string) => ({ file: `${promotions}/promotions.test.ts`, test })

/** Without any one of these something is promoted that nobody paid for, or shown longer than was paid for. */
export const promotionGuards: Guard[] = [
  {
    name: 'a promotion spends what its package grants',
    file: `${promotions}/promotions.service.ts`,
    guard: 'await uses.spend(tx, member, `${kind}_feature`, { kind, id: listingId })',
    sabotage: 'undefined as Awaited<ReturnType<typeof uses.spend>>',
    noticedBy: noticedBy('T50 of many promotions at once exactly as many run as the package grants'),
  },
  {
    name: 'only one’s own is promoted',
    file: `${promotions}/promotions.service.ts`,
    guard: "        if (listing?.ownerId !== member.accountId) throw notFound('Listing')\n",
    sabotage: "        if (!listing) throw notFound('Listing')\n",
    noticedBy: noticedBy('only what is one’s own, public and not taken is promoted'),
  },
  {
    name: 'only what everybody can have is promoted',
    file: `${promotions}/promotions.service.ts`,
    guard: "        if (!listing.isShown) throw conflict('illegal_move', 'Only what everybody can have is promoted')\n",
    sabotage: '',
    noticedBy: noticedBy('only what is one’s own, public and not taken is promoted'),
  },
  {
    name: 'of others’ promotions nobody changes anything',
    file: `${promotions}/promotions.service.ts`,
    guard: "          if (promotion.accountId !== accountId) throw notFound('Advertisement')\n",
    sabotage: '          void promotion\n',
    noticedBy: noticedBy('while a promotion is paused it is not shown, and its time stands still'),
  },
  {
    name: 'nobody approves their own promotion',
    file: `${promotions}/promotions.service.ts`,
    guard:
      "          if (promotion.accountId === staffId) throw conflict('about_yourself', 'Nobody decides about their own')\n",
    sabotage: '          void promotion\n',
    noticedBy: noticedBy('staff do not approve what they promote themselves'),
  },
  {
    name: 'only what never ran gives its use back',
    file: 'packages/domain/src/promotion-moves.ts',
    guard: "from === 'pending' && to !== 'running'",
    sabotage: "to !== 'running' || from === 'pending'",
    noticedBy: {
      file: 'packages/domain/src/promotion-moves.test.ts',
      test: 'only what never appeared gives its use back',
    },
  },
  {
    name: 'a promotion is over when its time is, whether the clock came by or not',
    file: 'apps/server/src/features/search/query/to-conditions.ts',
    guard: '  from: asOf.getTime() * 1000 + 1,\n',
    sabotage: '  from: asOf.getTime() * 0 + 1,\n',
    noticedBy: noticedBy('when its time is over a promotion is shown no more, before the clock comes by and after'),
  },
  {
    name: 'what is sold is promoted no more',
    file: `${promotions}/compose-promotions.ts`,
    guard: "      { topic: 'property.market-changed' as const, run: endProperties },\n",
    sabotage: '',
    noticedBy: noticedBy('a promotion ends with its listing'),
  },
  {
    name: 'a page has no more paid places than it may',
    file: 'apps/server/src/features/search/search.service.ts',
    guard: '        limit: paidPlacesPerPage,\n',
    sabotage: '        limit: paidPlacesPerPage + 1,\n',
    noticedBy: {
      file: 'apps/server/src/features/search/paid-places.test.ts',
      test: 'over 10,000 draws by postgres every promoted home has its fair share, and no page more than it may',
    },
  },
]

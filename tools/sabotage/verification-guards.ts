import type { Guard } from './guards.ts'

const verification = 'apps/server/src/features/verification'
const noticedBy = (test: string) => ({ file: `${verification}/verification.test.ts`, test })
const opens = 'T43 a paper opens for its sender and for reviewers, at an address of their own, and for nobody else'

/** Without any one of these somebody is verified who should not be, or reads papers that are not theirs. */
export const verificationGuards: Guard[] = [
  {
    name: 'papers are signed for whoever reads them',
    file: `${verification}/present-values.ts`,
    guard: 'documents.describe(viewer, ids)',
    sabotage: 'documents.describe(undefined, ids)',
    noticedBy: noticedBy(opens),
  },
  {
    name: 'an application is its applicant’s',
    file: `${verification}/verification.repository.ts`,
    guard: "    .where('accountId', '=', accountId)\n    .where('isCurrent', '=', current)\n    .executeTakeFirst()",
    sabotage: "    .where('isCurrent', '=', current)\n    .executeTakeFirst()",
    noticedBy: noticedBy('whoever never asked is initial, and applying makes it pending, once'),
  },
  {
    name: 'nobody decides about themselves',
    file: `${verification}/staff-verification.service.ts`,
    guard: '      if (locked.accountId === staffId) throw',
    sabotage: '      if (staffId === 0) throw',
    noticedBy: noticedBy(
      'whoever claims first has it, two decisions at once are one, and nobody decides about themselves',
    ),
  },
  {
    name: 'a verification that has ended is none',
    file: `${verification}/verified.repository.ts`,
    guard:
      "    eb.or([eb('verification.expiresAt', 'is', null), eb('verification.expiresAt', '>', sql<Date>`now()`)]),\n",
    sabotage: '',
    noticedBy: noticedBy('a verification ends on its day: told before, over on time, and open for another application'),
  },
  {
    name: 'whoever waits does not apply again',
    file: `${verification}/applying.service.ts`,
    guard: "      if (!canMoveVerification('apply', state)) throw illegal('apply', state)\n",
    sabotage: '',
    noticedBy: noticedBy('whoever never asked is initial, and applying makes it pending, once'),
  },
  {
    name: 'papers go ninety days after the decision',
    file: `${verification}/ending.repository.ts`,
    guard: 'update verification_value set document_id = null',
    sabotage: 'update verification_value set document_id = document_id',
    noticedBy: noticedBy('papers are let go of ninety days after the decision, and not before'),
  },
  {
    name: 'so many applications a day, before their papers are stored',
    file: `${verification}/applying.service.ts`,
    guard: '      await spendLimits(db, limitsOf(accountId))\n',
    sabotage: '',
    noticedBy: noticedBy('T44 whoever applies again and again is refused before their papers are stored'),
  },
]

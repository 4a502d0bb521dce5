import type { Guard } from './guards.ts'

const accounts = 'apps/server/src/features/accounts'
const threats = 'apps/server/src/threats'

const inProofs = (test: string) => ({ file: `${accounts}/staff/staff-proof.test.ts`, test })
const inEndings = (test: string) => ({ file: `${threats}/session-ends.test.ts`, test })
const inFailures = (test: string) => ({ file: `${threats}/failed-proofs.test.ts`, test })
const inWire = (test: string) => ({ file: `${accounts}/sign-in/sign-in-wire.test.ts`, test })

/** Without any one of these somebody signs in, stays in or acts as somebody else. */
export const accountGuards: Guard[] = [
  {
    name: 'an ID token works once, however it is spelt',
    file: `${accounts}/sign-in/id-token.ts`,
    guard: 'payload.nonce ?? signedPart(idToken)',
    sabotage: 'payload.nonce ?? idToken',
    noticedBy: {
      file: `${threats}/id-tokens.test.ts`,
      test: 'T8 a real ID token signs in once, however its unused bits are set',
    },
  },
  {
    name: 'an ID token is for us',
    file: `${accounts}/sign-in/id-token.ts`,
    guard: '        audience: clientId,\n',
    sabotage: '',
    noticedBy: {
      file: `${threats}/id-tokens.test.ts`,
      test: 'T8 a token that was made for another client is refused',
    },
  },
  {
    name: 'an ID token is for this very sign-in',
    file: `${accounts}/sign-in/id-token.ts`,
    guard: 'nonce !== undefined && payload.nonce !== nonce',
    sabotage: 'nonce !== undefined && payload.nonce === undefined',
    noticedBy: {
      file: `${threats}/id-tokens.test.ts`,
      test: 'T8 a token counts only for the sign-in whose nonce it has',
    },
  },
  {
    name: 'a code of the second step is taken once',
    file: `${accounts}/security/second-step.repository.ts`,
    guard: "    .where('lastStep', '<', step)\n",
    sabotage: '',
    noticedBy: {
      file: `${accounts}/changes-at-once.test.ts`,
      test: 'T63 of two who pass the second step at once with one code, one passes',
    },
  },
  {
    name: 'wrong guesses count against the whole site',
    file: `${accounts}/challenges.service.ts`,
    guard: '    await spendLimits(db, [guessesOfSite])\n',
    sabotage: '',
    noticedBy: {
      file: `${threats}/code-guessing.test.ts`,
      test: 'T1 when the whole site has had its guesses, a living code is not compared any more',
    },
  },
  {
    name: 'failed proofs are on record',
    file: `${accounts}/failed-proofs.ts`,
    guard: 'error.status === 401) await note(attempt)',
    sabotage: 'error.status === 500) await note(attempt)',
    noticedBy: inFailures('T76 a wrong code is on record, without telling who or where'),
  },
  {
    name: 'a network cannot fill the record',
    file: 'apps/server/src/platform/audit-bounds.ts',
    guard: '    if (ofSource > rowsPerSource) return undefined\n',
    sabotage: '',
    noticedBy: inFailures(
      'T76 a network that tries one address after another fills sixty rows an hour, and one says so',
    ),
  },
  {
    name: 'all networks together cannot fill the record',
    file: 'apps/server/src/platform/audit-bounds.ts',
    guard: '    if (ofSite > rowsPerSite) return undefined\n',
    sabotage: '',
    noticedBy: inFailures('T76 the whole site writes two thousand such rows an hour, whoever tries'),
  },
  {
    name: 'a member cannot fill the record with denied calls',
    file: 'apps/server/src/platform/audit-bounds.ts',
    guard: '    if (!/^10*$/.test(String(times))) return undefined\n',
    sabotage: '',
    noticedBy: {
      file: `${threats}/denied-calls.test.ts`,
      test: 'T76 a member who tries one staff call again and again is a few rows with a count',
    },
  },
  {
    name: 'a GET form sets no cookie',
    file: `${accounts}/visit.ts`,
    guard: "method === 'POST' &&",
    sabotage: "method !== '' &&",
    noticedBy: inWire('T7 T67 the GET forms of sign-in calls set no cookie, whatever is asked for'),
  },
  {
    name: 'the token of a cookie is told to no script',
    file: `${accounts}/hand-over.ts`,
    guard: 'if (request.cookies[sessionCookie] === token)',
    sabotage: 'if (request.cookies[sessionCookie] === user.email)',
    noticedBy: inWire('a session in a cookie registers without its token being told'),
  },
  {
    name: 'a session stands for the code of its own address only',
    file: `${accounts}/register/registration.ts`,
    guard: 'if (account?.email !== email || !signed)',
    sabotage: 'if (!account || !signed)',
    noticedBy: inWire('T17 no session but a fresh one of that very address stands for the code'),
  },
  {
    name: 'a session stands for the code while its proof is fresh',
    file: `${accounts}/register/registration.ts`,
    guard: '    await proofs.demandFresh(signed)\n',
    sabotage: '',
    noticedBy: inWire('T17 no session but a fresh one of that very address stands for the code'),
  },
  {
    name: 'a role is given after a fresh proof',
    file: `${accounts}/staff/staff.service.ts`,
    guard:
      "if (!(await findAccountBy(db, identifier))) throw notFound('Account')\n      await proofs.demandFresh(signed)",
    sabotage: "if (!(await findAccountBy(db, identifier))) throw notFound('Account')",
    noticedBy: inProofs(
      'T17 T63 a stolen session of staff gives no role and shuts nobody out: that needs a proof minutes old',
    ),
  },
  {
    name: 'an account is shut out after a fresh proof',
    file: `${accounts}/staff/staff.service.ts`,
    guard: "if (!(await findAccount(db, accountId))) throw notFound('Account')\n      await proofs.demandFresh(signed)",
    sabotage: "if (!(await findAccount(db, accountId))) throw notFound('Account')",
    noticedBy: inProofs(
      'T17 T63 a stolen session of staff gives no role and shuts nobody out: that needs a proof minutes old',
    ),
  },
  {
    name: 'the second step lapses',
    file: `${accounts}/sessions.repository.ts`,
    guard: 'coalesce(session.second_step_at > now() - ${lapse}, false)',
    sabotage: 'coalesce(session.second_step_at > now() - 100 * ${lapse}, false)',
    noticedBy: inProofs(
      'T63 the second step lapses after twelve hours, and passing it again brings the permissions back',
    ),
  },
  {
    name: 'an account that is let in again has no old sessions',
    file: `${accounts}/staff/staff.service.ts`,
    guard: '        if (isActive && !account.isActive) await removeSessions(tx, accountId)\n',
    sabotage: '',
    noticedBy: inEndings('T15 deactivation that was taken back ends the sessions elsewhere with the very next call'),
  },
  {
    name: 'of two who change an account the second waits',
    file: `${accounts}/accounts.repository.ts`,
    guard: ".where('id', '=', id).forUpdate()",
    sabotage: ".where('id', '=', id)",
    noticedBy: {
      file: `${accounts}/changes-at-once.test.ts`,
      test: 'T15 an account that is let in while another shuts it out has no old sessions',
    },
  },
  {
    name: 'a new password voids what was mailed before',
    file: `${accounts}/accounts.repository.ts`,
    guard: "  await voidOpenProofs(tx, id)\n  await tx.updateTable('account').set({ passwordHash",
    sabotage: "  await tx.updateTable('account').set({ passwordHash",
    noticedBy: inEndings('T15 a changed password voids a reset link that is under way'),
  },
  {
    name: 'a new password voids what is mailed after it',
    file: `${accounts}/sign-in/password-resets.repository.ts`,
    guard: '  if (requestedAt && passwordChangedAt && passwordChangedAt >= requestedAt) return false\n',
    sabotage: '',
    noticedBy: {
      file: `${threats}/reset-links.test.ts`,
      test: 'T15 a reset link that was used stays used when its mail is sent a second time',
    },
  },
  {
    name: 'nobody comes in once their erasure has begun',
    file: `${accounts}/accounts.repository.ts`,
    guard: "    .where('isActive', '=', true)\n",
    sabotage: '',
    noticedBy: {
      file: `${accounts}/changes-at-once.test.ts`,
      test: 'T71 a sign-in that is being decided when the erasure begins is refused too',
    },
  },
  {
    name: 'old browsers sign nobody in for another site',
    file: `${accounts}/visit.ts`,
    guard: ': request.isFromOtherOrigin',
    sabotage: ': false',
    noticedBy: {
      file: `${threats}/cross-origin.test.ts`,
      test: 'T67 a page of another origin signs nobody in as somebody else, in old browsers either',
    },
  },
  {
    name: 'a new address voids what was mailed to the old one',
    file: `${accounts}/accounts.repository.ts`,
    guard: '  // Before the change, because what is open goes by the old one.\n  await voidOpenProofs(tx, id)\n',
    sabotage: '',
    noticedBy: inEndings('T15 a changed address voids a code that was sent before it'),
  },
  {
    name: 'a device is told things for as long as its session lasts',
    file: `${accounts}/accounts.repository.ts`,
    guard: "        .select([sql<string>`${token}::text`.as('token'), 'session.accountId', 'session.tokenHash'])\n",
    sabotage:
      "        .select([sql<string>`${token}::text`.as('token'), 'session.accountId', sql<Buffer | null>`null::bytea`.as('tokenHash')])\n",
    noticedBy: inEndings('T16 signing out that one forgets the device that was registered there'),
  },
  {
    name: 'a session that is over registers no device',
    file: `${accounts}/accounts.repository.ts`,
    guard: "        .where('session.tokenHash', '=', hashToken(sessionToken))\n",
    sabotage: '',
    noticedBy: inEndings('T16 a session that is over registers no device'),
  },
]

import type { Guard } from './guards.ts'

const passkeys = 'apps/server/src/features/accounts/passkeys'
const security = 'apps/server/src/features/accounts/security'

const inThreats = (test: string) => ({ file: 'apps/server/src/threats/passkeys.test.ts', test })
const inSecondStep = (test: string) => ({ file: `${passkeys}/passkey-second-step.test.ts`, test })

/** Without any one of these a passkey opens what it should not, or somebody else's does. */
export const passkeyGuards: Guard[] = [
  {
    name: 'a challenge of a passkey is used up by its first attempt',
    file: `${passkeys}/passkey-challenges.repository.ts`,
    guard: ".deleteFrom('passkeyChallenge')",
    sabotage: ".updateTable('passkeyChallenge')\n    .set({ accountId: null })",
    noticedBy: inThreats('T4 an answer of a passkey that was overheard opens nothing: its challenge works once'),
  },
  {
    name: 'a challenge of a passkey has one purpose',
    file: `${passkeys}/passkey-challenges.repository.ts`,
    guard:
      "    .where('purpose', '=', purpose)\n    .where((eb) => eb.or([eb('boundTo', 'is', null), eb('boundTo', '=', boundTo)]))\n",
    sabotage: '',
    noticedBy: inThreats('T4 a challenge that nobody was given, or of another purpose, proves nothing'),
  },
  {
    name: 'a challenge of a passkey belongs to a browser',
    file: `${passkeys}/passkey-challenges.repository.ts`,
    guard: "    .where((eb) => eb.or([eb('boundTo', 'is', null), eb('boundTo', '=', boundTo)]))\n",
    sabotage: '',
    noticedBy: inThreats('T4 a challenge of one browser is worth nothing in another'),
  },
  {
    name: 'a challenge of a passkey belongs to a session',
    file: `${passkeys}/passkeys.service.ts`,
    guard:
      "const boundTo = hashToken(signed.token)\n      const challenge = await addChallenge(db, { purpose: 'register', boundTo,",
    sabotage: "const boundTo = null\n      const challenge = await addChallenge(db, { purpose: 'register', boundTo,",
    noticedBy: inThreats('T4 a challenge to register belongs to its session'),
  },
  {
    name: 'a challenge of a passkey ends',
    file: `${passkeys}/passkey-challenges.repository.ts`,
    guard: "    .where('expiresAt', '>', (eb) => eb.fn<Date>('now'))\n",
    sabotage: '',
    noticedBy: inThreats('T5 a challenge outlives five minutes nowhere'),
  },
  {
    name: 'a passkey counts at the origin of the site alone',
    file: `${passkeys}/web-authn.ts`,
    guard: '  expectedOrigin: origin,\n',
    sabotage: "  expectedOrigin: [origin, 'http://evil.test'],\n",
    noticedBy: inThreats('T18 an answer of another origin is refused'),
  },
  {
    name: 'a passkey counts for this site alone',
    file: `${passkeys}/web-authn.ts`,
    guard: '  expectedRPID: id,\n',
    sabotage: "  expectedRPID: [id, 'evil.test'],\n",
    noticedBy: inThreats('T18 an answer for another site is refused'),
  },
  {
    name: 'a passkey needs finger, face or PIN',
    file: `${passkeys}/web-authn.ts`,
    guard: 'requireUserVerification: true',
    sabotage: 'requireUserVerification: false',
    noticedBy: inThreats('T18 an answer without finger, face or PIN is refused'),
  },
  {
    name: 'a passkey is checked against the person it names',
    file: `${passkeys}/web-authn.ts`,
    guard: '  if (isOtherPerson) throw refuse()\n',
    sabotage: '',
    noticedBy: inThreats('T18 an answer for another person is refused'),
  },
  {
    name: 'the signature of a passkey is looked at',
    file: `${passkeys}/web-authn.ts`,
    guard: '  if (!verified) throw refuse()\n',
    sabotage: '',
    noticedBy: inThreats("T8 another's passkey signs in its owner and nobody else, and cannot be claimed"),
  },
  {
    name: 'of two uses of a passkey with one count one counts',
    file: `${passkeys}/passkeys.repository.ts`,
    guard:
      "    .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), sql.lit(counter === 0)])]))\n",
    sabotage: '',
    noticedBy: inThreats('T14 of two uses at once with one count one signs in, and a device that never counts is fine'),
  },
  {
    name: 'the certificates of a device are not followed',
    file: `${passkeys}/web-authn.ts`,
    guard: 'attestationObject: withoutStatement(given.attestationObject)',
    sabotage: 'attestationObject: given.attestationObject',
    noticedBy: inThreats(
      'T33 the certificates of a device are never asked for: a passkey points the server at no address',
    ),
  },
  {
    name: 'adding a passkey needs a fresh proof',
    file: `${passkeys}/passkeys.service.ts`,
    guard: 'async begin(signed: Signed) {\n      const session = await proofs.demandFresh(signed)',
    sabotage: 'async begin(signed: Signed) {\n      const session = (await proofs.find(signed.token))!',
    noticedBy: inThreats('T17 a stolen session alone neither adds nor removes a passkey'),
  },
  {
    name: 'a removed passkey does not sign in',
    file: `${passkeys}/passkeys.repository.ts`,
    guard: ".deleteFrom('passkey')",
    sabotage: ".updateTable('passkey')\n    .set({ name: 'removed' })",
    noticedBy: inThreats('T15 a removed passkey opens nothing any more, not even with a challenge from before'),
  },
  {
    name: 'a passkey of somebody else is no second step',
    file: `${passkeys}/passkey-sign-in.service.ts`,
    guard: 'found?.accountId === accountId ? found : undefined',
    sabotage: 'found',
    noticedBy: inSecondStep(
      "T63 another's passkey passes nobody's second step, nor does the answer of another session",
    ),
  },
  {
    name: 'a second step is changed after passing it only',
    file: `${security}/second-factors.ts`,
    guard: 'isAnySetUp(factors) && !session.hasSecondStep) throw secondStepRequired()',
    sabotage: 'isAnySetUp(factors) && !session.isFresh) throw secondStepRequired()',
    noticedBy: inSecondStep('T63 whoever has the password of staff adds no passkey and no app to pass with'),
  },
  {
    name: 'an app that was begun earlier does not pass beside a passkey',
    file: `${security}/second-step.service.ts`,
    guard: '      if (step !== undefined && !factors.hasApp && session) guardSecondFactors(session, factors)\n',
    sabotage: '',
    noticedBy: inSecondStep('T63 neither does an app pass that was begun before there was a passkey'),
  },
  {
    name: 'a passkey that was begun earlier is not added beside an app',
    file: `${passkeys}/passkeys.service.ts`,
    guard: 'const factors = await findSecondFactors(tx, session.accountId)\n    guardSecondFactors(session, factors)\n',
    sabotage: 'const factors = await findSecondFactors(tx, session.accountId)\n',
    noticedBy: inSecondStep('T63 a passkey that was begun before there was an app is not added either'),
  },
  {
    name: 'staff keep one second step',
    file: `${passkeys}/passkeys.service.ts`,
    guard: 'account?.staffRole && !factors.hasApp && factors.passkeys === 1',
    sabotage: 'account?.staffRole && !factors.hasApp && factors.passkeys === 0',
    noticedBy: inSecondStep(
      'T20 staff keep one second step: the last passkey stays unless there is an app, and of two at once one stays',
    ),
  },
]

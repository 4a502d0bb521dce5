import * as accounts from '@gable/contract/accounts'
import * as passkeys from '@gable/contract/passkeys'
import * as security from '@gable/contract/security'
import { onlyFor, type Row, row, rowAbout } from './row.ts'

// New in every cell: an address may be written to only once in a while.
const someone = () => ({ email: `${crypto.randomUUID()}@gable.test` })
const password = 'correct horse battery staple'
const code = '000000'
const passwords = { password, confirmation: password }

// A proof that nobody asked for is refused in the same words, whoever brings it.
const comingIn: Row[] = [
  row(accounts.requestCode, { access: 'public', input: someone }),
  row(accounts.requestCodeByGet, { access: 'public', input: someone }),
  row(accounts.verifyCode, { access: 'public', input: () => ({ ...someone(), code }), gets: 'code_expired' }),
  row(accounts.verifyCodeByGet, { access: 'public', input: () => ({ ...someone(), code }), gets: 'code_expired' }),
  row(accounts.signIn, {
    access: 'public',
    input: () => ({ way: 'email' as const, ...someone(), password }),
    gets: 'incorrect_details',
  }),
  row(accounts.register, {
    access: 'optional',
    gets: 'code_expired',
    input: () => ({ name: 'Ada', ...someone(), code, ...passwords }),
  }),
  row(accounts.forgotPassword, { access: 'public', input: someone }),
  row(accounts.forgotPasswordByGet, { access: 'public', input: someone }),
  row(accounts.resetPassword, {
    access: 'public',
    gets: 'code_expired',
    input: () => ({ token: 'nobody-was-mailed-this-token', ...passwords }),
  }),
]

const profile: Row[] = [
  row(accounts.getOwnAccount, { access: 'optional' }),
  row(accounts.updateProfile, { access: 'member', input: () => ({ name: 'Ada' }) }),
  row(accounts.updatePushToken, { access: 'member', input: () => ({ pushToken: 'a-device' }) }),
  row(accounts.signOut, { access: 'member' }),
  rowAbout(accounts.getAccount, {
    access: 'optional',
    names: 'account',
    by: 'id',
    input: ({ id }) => ({ id }),
    when: {
      'of the lister': 'ok',
      'about to be erased': 'ok',
      'of staff': 'ok',
      deactivated: 'not_found',
      erased: 'not_found',
      'never there': 'not_found',
    },
  }),
  row(accounts.deleteAccount, { access: 'member', needsFreshProof: true }),
  rowAbout(accounts.deleteAccount, {
    access: 'member',
    names: 'account',
    by: 'userid',
    needsFreshProof: true,
    input: ({ id }) => ({ accountId: id }),
    when: {
      'of the lister': onlyFor('lister'),
      'about to be erased': 'not_found',
      'of staff': 'not_found',
      deactivated: 'not_found',
      erased: 'not_found',
      'never there': 'not_found',
    },
  }),
]

const staying: Row[] = [
  row(security.listSessions, { access: 'member' }),
  row(security.revokeSession, { access: 'member' }),
  rowAbout(security.revokeSession, {
    access: 'member',
    names: 'session',
    by: 'id',
    input: ({ id }) => ({ id }),
    when: { 'of the lister': onlyFor('lister'), ended: 'not_found', 'never there': 'not_found' },
  }),
  row(security.listActivity, { access: 'member' }),
  row(security.getSecurity, { access: 'member' }),
  row(security.confirmIdentity, { access: 'member', input: () => ({ password }), gets: 'incorrect_details' }),
  row(security.requestConfirmation, { access: 'member' }),
  row(security.requestChange, { access: 'member', input: someone, needsFreshProof: true }),
  row(security.changeIdentifier, {
    access: 'member',
    needsFreshProof: true,
    gets: 'code_expired',
    input: () => ({ ...someone(), code }),
  }),
  row(security.changePassword, { access: 'member', input: () => passwords, needsFreshProof: true }),
]

const bytes = (text: string) => Buffer.from(text).toString('base64url')
// Of a challenge that nobody was given.
const clientData = bytes(
  JSON.stringify({ type: 'webauthn.get', challenge: bytes('a guess'), origin: 'http://gable.test' }),
)
const assertion = () => ({
  credentialId: bytes('nobody-has-this-key'),
  clientData,
  authenticatorData: bytes('data'),
  signature: bytes('signature'),
  userHandle: bytes('somebody'),
})
const newKey = () => ({ credentialId: bytes('a-new-key'), clientData, attestationObject: bytes('object') })

const passkeyRows: Row[] = [
  row(passkeys.listPasskeys, { access: 'member' }),
  row(passkeys.beginPasskey, { access: 'member', needsFreshProof: true }),
  row(passkeys.addPasskey, { access: 'member', needsFreshProof: true, input: newKey, gets: 'code_expired' }),
  rowAbout(passkeys.removePasskey, {
    access: 'member',
    names: 'passkey',
    by: 'id',
    needsFreshProof: true,
    input: ({ id }) => ({ id }),
    when: { 'of the lister': onlyFor('lister'), removed: 'not_found', 'never there': 'not_found' },
  }),
  rowAbout(passkeys.renamePasskey, {
    access: 'member',
    names: 'passkey',
    by: 'id',
    input: ({ id }) => ({ id, name: 'Work phone' }),
    when: { 'of the lister': onlyFor('lister'), removed: 'not_found', 'never there': 'not_found' },
  }),
  row(passkeys.beginPasskeySignIn, { access: 'public' }),
  row(passkeys.signInWithPasskey, { access: 'public', input: assertion, gets: 'code_expired' }),
  // Nobody else here has a passkey.
  row(passkeys.beginPasskeySecondStep, { access: 'member', gets: onlyFor('lister') }),
  row(passkeys.passSecondStepWithPasskey, { access: 'member', input: assertion, gets: 'code_expired' }),
]

export const accountRows = [...comingIn, ...profile, ...staying, ...passkeyRows]

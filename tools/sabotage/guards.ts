import { accountGuards } from './account-guards.ts'
import { chatGuards } from './chat-guards.ts'
import { agentGuards } from './agent-guards.ts'
import { checkoutGuards } from './checkout-guards.ts'
import { contentGuards } from './content-guards.ts'
import { exportGuards } from './export-guards.ts'
import { favouriteGuards } from './favourite-guards.ts'
import { feedGuards } from './feed-guards.ts'
import { invoiceGuards } from './invoice-guards.ts'
import { languageGuards } from './language-guards.ts'
import { leadGuards } from './lead-guards.ts'
import { fileGuards } from './file-guards.ts'
import { listingGuards } from './listing-guards.ts'
import { listingLifeGuards } from './listing-life-guards.ts'
import { moneyGuards } from './money-guards.ts'
import { notificationGuards } from './notification-guards.ts'
import { orderGuards } from './order-guards.ts'
import { packageGuards } from './package-guards.ts'
import { paymentGuards } from './payment-guards.ts'
import { passkeyGuards } from './passkey-guards.ts'
import { pictureGuards } from './picture-guards.ts'
import { platformGuards } from './platform-guards.ts'
import { promotionGuards } from './promotion-guards.ts'
import { reachGuards } from './reach-guards.ts'
import { reportGuards } from './report-guards.ts'
import { transferGuards } from './transfer-guards.ts'
import { verificationGuards } from './verification-guards.ts'
import { savedGuards } from './saved-guards.ts'
import { agencyGuards } from './agency-guards.ts'
import { viewingGuards } from './viewing-guards.ts'
import { wireGuards } from './wire-guards.ts'

/** A guard, the text that is it, what a careless change would leave, and the test that must notice. */
export type Guard = {
  name: string
  file: string
  guard: string
  sabotage: string
  noticedBy: { file: string; test: string }
}

const server = 'apps/server/src'
const accounts = `${server}/features/accounts`
const listings = `${server}/features/listings`
const visibility = `${listings}/visible-to.ts`
const access = `${server}/platform/access.ts`
const projects = `${server}/features/projects`

const atTheGate = (test: string) => ({ file: `${server}/platform/access.test.ts`, test })
const inMatrix = (door: string) => ({
  file: `${server}/nets/access-matrix.test.ts`,
  test: `${door} answers everybody as declared`.trimStart(),
})

/** Without any one of these somebody gets in, sees or does what is not theirs. */
export const guards: Guard[] = [
  {
    name: 'only what was approved is public',
    file: visibility,
    guard: "${column('review_state')} = 'approved'",
    sabotage: "${column('review_state')} <> 'draft'",
    noticedBy: {
      file: `${server}/features/properties/properties.test.ts`,
      test: 'a posted home is seen by its lister alone until staff approve it, and by everybody after',
    },
  },
  {
    name: 'only its lister sees what is not public',
    file: visibility,
    guard: ': managedBy(name, viewer.accountId)',
    sabotage: ': sql<boolean>`true`',
    noticedBy: inMatrix('GET /api/get_property'),
  },
  {
    name: 'only approved projects are public',
    file: visibility,
    guard: "${column('review_state')} = 'approved'",
    sabotage: "${column('review_state')} <> 'draft'",
    noticedBy: inMatrix('GET /api/get-project-detail'),
  },
  {
    name: 'one changes only projects of one’s own',
    file: `${listings}/listing-rows.repository.ts`,
    guard: ' and ${managedBy(name, accountId)} and deleted_at is null for update',
    sabotage: ' and deleted_at is null for update',
    noticedBy: {
      file: `${projects}/update-project.test.ts`,
      test: 'T21 changes, switches and deletes nothing, and no file is stored',
    },
  },
  {
    name: 'plans of other projects are not found',
    file: `${projects}/arrange-plans.ts`,
    guard: '  if (stranger) throw notFound(`Plan ${stranger}`)\n',
    sabotage: '',
    noticedBy: {
      file: `${projects}/update-project.test.ts`,
      test: 'T22 cannot be robbed through an own project: their plans, pictures and documents are not found',
    },
  },
  {
    name: 'a session ends at its time',
    file: `${accounts}/sessions.repository.ts`,
    guard: ".where('session.expiresAt', '>', (eb) => eb.fn<Date>('now'))\n    .executeTakeFirst()",
    sabotage: '.executeTakeFirst()',
    // Whoever comes in with an old token may end the others’ sessions before they ask: any door may notice it.
    noticedBy: inMatrix(''),
  },
  {
    name: 'one ends only sessions of one’s own',
    file: `${accounts}/sessions.repository.ts`,
    guard: ".where('accountId', '=', accountId)\n    .where(publicId, '=', id)",
    sabotage: ".where(publicId, '=', id)",
    noticedBy: {
      file: `${accounts}/security/security.test.ts`,
      test: "somebody else's session cannot be ended, not even noticed",
    },
  },
  {
    name: 'a member’s call wants a session',
    file: access,
    guard: 'if (!session) return signInRequired()',
    sabotage: 'if (!session) return undefined',
    noticedBy: atTheGate('access member lets in the right callers and nobody else'),
  },
  {
    name: 'a deactivated account is out',
    file: access,
    guard: 'if (session && !session.isActive)',
    sabotage: 'if (session && session.isActive === undefined)',
    noticedBy: atTheGate('access optional lets in the right callers and nobody else'),
  },
  {
    name: 'a staff call wants its permission',
    file: access,
    guard: 'if (session.member.permissions.includes(permission))',
    sabotage: 'if (permission)',
    noticedBy: atTheGate('access staff:review lets in the right callers and nobody else'),
  },
  {
    name: 'a write by cookie comes from our own pages',
    file: access,
    guard: "if (!isOurs) throw forbidden('This request comes from another site')",
    sabotage: 'void isOurs',
    noticedBy: atTheGate('T67 a write by cookie from another site answers'),
  },
  {
    name: 'demo mode refuses writes',
    file: access,
    guard: "if (isDemo && demo === 'refused')",
    sabotage: 'if (isDemo && demo === undefined)',
    noticedBy: atTheGate('T70 demo mode refuses what the call says it refuses, and nothing else'),
  },
  {
    name: 'staff have their permissions after the second step only',
    file: `${accounts}/compose-accounts.ts`,
    guard: 'hasSecondStep ? permissionsOf(staffRole) : []',
    sabotage: 'permissionsOf(staffRole)',
    noticedBy: {
      file: `${accounts}/staff/staff.test.ts`,
      test: 'staff calls open only after the second step, whose codes work once',
    },
  },
  {
    name: 'guesses at a code are counted',
    file: `${accounts}/challenges.repository.ts`,
    guard: "attempts: eb('attempts', '+', 1)",
    sabotage: "attempts: eb('attempts', '+', 0)",
    noticedBy: {
      file: `${accounts}/sign-in/codes.test.ts`,
      test: 'T1 T3 of two hundred wrong guesses at once five are compared, and then the right code is refused too',
    },
  },
  {
    name: 'a new password wants a fresh proof',
    file: `${accounts}/session-proofs.ts`,
    guard: "if (!session?.isFresh) throw new AppError(403, 'fresh_proof_required'",
    sabotage: "if (!session) throw new AppError(403, 'fresh_proof_required'",
    noticedBy: {
      file: `${accounts}/security/security.test.ts`,
      test: 'T17 a stolen session alone changes neither address nor password nor deletes the account',
    },
  },
  {
    name: 'query strings stay out of the log',
    file: `${server}/platform/http.ts`,
    guard: 'const path = withoutSecrets(request.url)\n    request.log.info',
    sabotage: 'const path = request.url\n    request.log.info',
    noticedBy: {
      file: `${server}/nets/canary.test.ts`,
      test: 'H2 T7 T69 neither logs nor metrics hold what was stored, sent or used to sign in',
    },
  },
  ...accountGuards,
  ...chatGuards,
  ...agentGuards,
  ...notificationGuards,
  ...packageGuards,
  ...paymentGuards,
  ...moneyGuards,
  ...transferGuards,
  ...checkoutGuards,
  ...orderGuards,
  ...invoiceGuards,
  ...passkeyGuards,
  ...fileGuards,
  ...listingGuards,
  ...contentGuards,
  ...exportGuards,
  ...favouriteGuards,
  ...savedGuards,
  ...feedGuards,
  ...languageGuards,
  ...leadGuards,
  ...listingLifeGuards,
  ...pictureGuards,
  ...platformGuards,
  ...reachGuards,
  ...reportGuards,
  ...agencyGuards,
  ...viewingGuards,
  ...promotionGuards,
  ...verificationGuards,
  ...wireGuards,
]

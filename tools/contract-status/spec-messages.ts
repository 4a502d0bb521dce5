import { isCounted, packageAccessKinds } from '@gable/domain/package-access'

type SpecMessage = {
  /** As the specification calls it. */
  said: string
  /** Where its words are: the namespace and the way in it. */
  key: string
  /** Which test makes it appear, and what stands in that test only. */
  shown: { in: string; by: string }
}

const app = 'apps/web/app'
const errorTexts = `${app}/shared/error-text.test.ts`
const limits = `${app}/features/packages/limit-dialog.browser.test.tsx`
const voice = `${app}/features/chat/voice.browser.test.tsx`
const refused = `${app}/features/listings/wizard/drafts/refused-note.browser.test.tsx`
const gates = `${app}/features/properties/posting/posting-send.browser.test.tsx`
const payments = `${app}/features/payments/result/payment-screen.browser.test.tsx`

const signIn = (said: string, code: string, key = `errors:${code}`): SpecMessage => ({
  ...{ said, key },
  shown: { in: errorTexts, by: `'${code}'` },
})

/** Every message of §8 of the specification. */
export const specMessages: SpecMessage[] = [
  signIn('user not found', 'user_not_found', 'accounts:errors.user_not_found'),
  signIn('invalid password', 'invalid_password', 'accounts:errors.invalid_password'),
  signIn('email already in use', 'email_in_use'),
  signIn('invalid email', 'invalid_email', 'accounts:errors.invalid_email'),
  signIn('weak password', 'weak_password'),
  signIn('account disabled', 'account_disabled', 'accounts:errors.account_disabled'),
  signIn('too many requests', 'too_many_requests'),
  signIn('operation not allowed', 'operation_not_allowed'),
  signIn('internal error', 'internal_error'),
  signIn('incorrect details (invalid credential)', 'incorrect_details'),
  signIn('quota exceeded', 'quota_exceeded'),
  signIn('invalid phone number', 'invalid_phone_number'),
  { said: 'an unknown code', key: 'errors:unknown', shown: { in: errorTexts, by: 'an unknown code follows' } },

  ...packageAccessKinds.flatMap((kind) =>
    (isCounted(kind) ? (['missing', 'reached'] as const) : (['missing'] as const)).map((reason) => ({
      said: `Opps: ${kind}, ${reason === 'missing' ? 'package not available' : 'limit'}`,
      key: `limits:${reason}.${kind}.title`,
      shown: { in: limits, by: `type: '${kind}', reason: '${reason}'` },
    })),
  ),

  {
    said: 'you have not completed your profile',
    key: 'errors:profile_incomplete',
    shown: { in: gates, by: `'profile_incomplete'` },
  },
  { said: 'not verified', key: 'errors:not_verified', shown: { in: gates, by: `'not_verified'` } },
  {
    said: 'login first',
    key: 'errors:sign_in_required',
    shown: { in: refused, by: `'sign_in_required'` },
  },
  {
    said: 'microphone permission denied',
    key: 'chat:voice.denied',
    shown: { in: voice, by: 'The microphone is not allowed.' },
  },
  { said: 'no microphone', key: 'chat:voice.missing', shown: { in: voice, by: 'No microphone was found.' } },
  {
    said: 'failed to update status',
    key: 'own:failed.status',
    shown: {
      in: `${app}/features/properties/own/property-row.browser.test.tsx`,
      by: 'The status could not be updated.',
    },
  },
  {
    said: 'registration failed',
    key: 'accounts:register.failed',
    shown: { in: `${app}/features/accounts/register/registration-problem.test.ts`, by: 'register.failed' },
  },
  {
    said: 'you blocked this user',
    key: 'errors:blocked_by_you',
    shown: { in: 'e2e/reports.test.ts', by: 'You blocked this user.' },
  },
  {
    said: 'you were blocked',
    key: 'errors:blocked_you',
    shown: { in: `${app}/features/properties/lister-card.browser.test.tsx`, by: `'blocked_you'` },
  },
  {
    said: 'notification permission denied',
    key: 'notifications:push.denied',
    shown: {
      in: `${app}/features/notifications/settings/push-panel.browser.test.tsx`,
      by: 'Notification permission denied.',
    },
  },
  {
    said: 'account deactivated',
    key: 'errors:account_deactivated',
    shown: { in: refused, by: `'account_deactivated'` },
  },
  { said: 'payment failed', key: 'checkout:result.failed.title', shown: { in: payments, by: `'Payment failed'` } },
  {
    said: 'payment canceled',
    key: 'checkout:result.cancelled.title',
    shown: { in: payments, by: `'Payment canceled'` },
  },
  {
    said: 'not allowed in demo mode',
    key: 'errors:demo_refused',
    shown: { in: refused, by: `'demo_refused'` },
  },
]

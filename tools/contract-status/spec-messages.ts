import { isCounted, packageAccessKinds } from '@gable/domain/package-access'

type SpecMessage = {
  /** As the specification calls it. */
  said: string
  /** Where its words are: the namespace and the way in it. */
  key: string
  shown: {
    /** Which test makes it appear. */
    in: string
    /** Which part of its words that test looks for, in whatever language: all of them in English unless said. */
    by?: string
  }
}

const app = 'apps/web/app'
const signIns = `${app}/features/accounts/sign-in/sign-in-refusals.browser.test.tsx`
const limits = `${app}/features/packages/limit-dialog.browser.test.tsx`
const promoting = `${app}/features/promotions/advertisements-view.browser.test.tsx`
const voice = `${app}/features/chat/voice.browser.test.tsx`
const refused = `${app}/features/listings/wizard/drafts/refused-note.browser.test.tsx`
const gates = `${app}/features/properties/posting/posting-send.browser.test.tsx`
const payments = `${app}/features/payments/result/payment-screen.browser.test.tsx`

const signIn = (said: string, key: string): SpecMessage => ({ said, key, shown: { in: signIns } })
const gate = (said: string, key: string): SpecMessage => ({ said, key: `posting:gates.${key}`, shown: { in: gates } })

/** Every message of §8 of the specification, and the texts of §5 that stand for one of them. */
export const specMessages: SpecMessage[] = [
  signIn('user not found', 'accounts:errors.user_not_found'),
  signIn('invalid password', 'accounts:errors.invalid_password'),
  signIn('email already in use', 'errors:email_in_use'),
  signIn('invalid email', 'accounts:errors.invalid_email'),
  signIn('weak password', 'errors:weak_password'),
  signIn('account disabled', 'accounts:errors.account_disabled'),
  signIn('too many requests', 'errors:too_many_requests'),
  signIn('operation not allowed', 'errors:operation_not_allowed'),
  signIn('internal error', 'errors:internal_error'),
  signIn('incorrect details (invalid credential)', 'errors:incorrect_details'),
  signIn('quota exceeded', 'errors:quota_exceeded'),
  signIn('invalid phone number', 'errors:invalid_phone_number'),
  { said: 'an unknown code', key: 'errors:unknown', shown: { in: signIns, by: 'Something went wrong (' } },

  { said: 'the dialog titled Opps', key: 'limits:Opps', shown: { in: limits, by: 'Oops, ' } },
  ...packageAccessKinds.flatMap((kind) =>
    (isCounted(kind) ? (['missing', 'reached'] as const) : (['missing'] as const)).map((reason) => ({
      said: `Opps: ${kind}, ${reason === 'missing' ? 'package not available' : 'limit'}`,
      key: `limits:${reason}.${kind}.title`,
      shown: { in: limits },
    })),
  ),
  {
    said: 'the message of the feature-ad call as a success toast',
    key: 'success:promotion_runs',
    shown: { in: promoting },
  },
  {
    said: 'the message of the feature-ad call as an error toast',
    key: 'errors:too_many_requests',
    shown: { in: promoting },
  },

  gate('you have not completed your profile', 'profileTitle'),
  gate('not verified: not applied for', 'verifyTitle'),
  gate('not verified: pending', 'verifyPendingTitle'),
  gate('not verified: failed', 'verifyFailedTitle'),
  { said: 'login first', key: 'errors:sign_in_required', shown: { in: refused } },
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
    shown: {
      in: `${app}/features/accounts/register/register-page.browser.test.tsx`,
      by: 'Registration failed. Try again in a minute',
    },
  },
  {
    said: 'you blocked this user',
    key: 'errors:blocked_by_you',
    shown: { in: 'e2e/reports.test.ts', by: 'You blocked this user.' },
  },
  {
    said: 'you were blocked',
    key: 'errors:blocked_you',
    shown: { in: `${app}/features/properties/lister-card.browser.test.tsx`, by: 'حظرك هذا المستخدم' },
  },
  {
    said: 'notification permission denied',
    key: 'notifications:push.denied',
    shown: { in: `${app}/features/notifications/settings/push-panel.browser.test.tsx` },
  },
  { said: 'account deactivated', key: 'errors:account_deactivated', shown: { in: refused } },
  { said: 'payment failed', key: 'checkout:result.failed.title', shown: { in: payments } },
  { said: 'payment canceled', key: 'checkout:result.cancelled.title', shown: { in: payments } },
  { said: 'not allowed in demo mode', key: 'errors:demo_refused', shown: { in: refused } },
]

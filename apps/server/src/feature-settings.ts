import type { SiteSettings } from '@gable/contract/settings'
import type { Config } from './config.ts'
import type { PaymentKeys } from './features/payments/providers.ts'
import type { Db } from './platform/db.ts'
import { AppError } from './platform/errors.ts'
import { spendLimits } from './platform/rate-limit.repository.ts'
import { createHttpSms } from './platform/sms.ts'
import type { createFileStore } from './platform/files.ts'

export const fileSettings = (config: Config): Parameters<typeof createFileStore>[0] =>
  config.FILES_STORE === 'folder'
    ? { kind: 'folder', folder: config.FILES_FOLDER }
    : {
        kind: 's3',
        endpoint: config.S3_ENDPOINT,
        region: config.S3_REGION,
        bucket: config.S3_BUCKET,
        accessKey: config.S3_ACCESS_KEY,
        secretKey: config.S3_SECRET_KEY,
      }

export const accountSettings = (config: Config) => ({
  secret: config.AUTH_SECRET,
  siteUrl: config.PUBLIC_URL,
  mediaUrl: config.MEDIA_URL,
  hasGetForms: config.AUTH_GET_CALLS,
  passwordMinLength: config.PASSWORD_MIN_LENGTH,
  secondStepHours: config.SECOND_STEP_HOURS,
  sms: config.SMS_URL
    ? {
        url: config.SMS_URL,
        token: config.SMS_TOKEN,
        countries: config.SMS_COUNTRIES.split(',').filter(Boolean),
        perDay: config.SMS_PER_DAY,
      }
    : undefined,
  provider:
    config.OIDC_ISSUER && config.OIDC_CLIENT_ID
      ? {
          issuer: config.OIDC_ISSUER,
          clientId: config.OIDC_CLIENT_ID,
          clientSecret: config.OIDC_CLIENT_SECRET ?? '',
        }
      : undefined,
})

/** Of the providers whose keys are set; what is told in their name without a secret to prove it is never believed. */
export function paymentKeys(config: Config): PaymentKeys {
  const { STRIPE_SECRET_KEY, PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET } = config
  const { PAYSTACK_SECRET_KEY, FLUTTERWAVE_SECRET_KEY } = config
  return {
    stripe: STRIPE_SECRET_KEY
      ? {
          secretKey: STRIPE_SECRET_KEY,
          publishableKey: config.STRIPE_PUBLISHABLE_KEY,
          webhookSecret: config.STRIPE_WEBHOOK_SECRET,
          url: config.STRIPE_URL,
        }
      : undefined,
    paypal:
      PAYPAL_CLIENT_ID && PAYPAL_CLIENT_SECRET
        ? {
            clientId: PAYPAL_CLIENT_ID,
            clientSecret: PAYPAL_CLIENT_SECRET,
            webhookId: config.PAYPAL_WEBHOOK_ID,
            url: config.PAYPAL_URL,
          }
        : undefined,
    paystack: PAYSTACK_SECRET_KEY
      ? { secretKey: PAYSTACK_SECRET_KEY, publicKey: config.PAYSTACK_PUBLIC_KEY, url: config.PAYSTACK_URL }
      : undefined,
    flutterwave: FLUTTERWAVE_SECRET_KEY
      ? {
          secretKey: FLUTTERWAVE_SECRET_KEY,
          publicKey: config.FLUTTERWAVE_PUBLIC_KEY,
          webhookHash: config.FLUTTERWAVE_WEBHOOK_HASH,
          url: config.FLUTTERWAVE_URL,
        }
      : undefined,
  }
}

/** Notifications may spend half of the text messages of a day: the rest is for those who want to sign in. */
export function notificationChannels(config: Config, db: Db) {
  const { SMS_URL: url, SMS_TOKEN: token, SMS_PER_DAY: perDay } = config
  const budget = { key: 'sms-budget', most: Math.floor(perDay / 2), windowSeconds: 86_400 }
  const spendBudget = () =>
    spendLimits(db, [budget]).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false
        throw error
      },
    )
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  return {
    fcm: config.FCM_SERVICE_ACCOUNT ? { account: config.FCM_SERVICE_ACCOUNT, url: config.FCM_URL } : undefined,
    sms: url ? { sender: createHttpSms({ url, headers }), spendBudget } : undefined,
  }
}

function signInWays(config: Config): SiteSettings['signInWays'] {
  const { sms, provider } = accountSettings(config)
  return ['email', 'password', ...(sms ? (['phone'] as const) : []), ...(provider ? (['google'] as const) : [])]
}

export const openSearchSettings = (config: Config) => ({
  url: config.OPENSEARCH_URL,
  prefix: config.OPENSEARCH_PREFIX,
  shards: config.OPENSEARCH_SHARDS,
  replicas: config.OPENSEARCH_REPLICAS,
  timeoutMs: config.OPENSEARCH_TIMEOUT_MS,
})

export const geocoderSettings = (config: Config) => ({
  name: config.GEOCODER,
  url: config.GEOCODER_URL,
  key: config.GEOCODER_KEY,
  timeoutMs: config.GEOCODER_TIMEOUT_MS,
  siteUrl: config.PUBLIC_URL,
})

/** Of the site, for as long as the process lives. */
export function fixedSettings(config: Config) {
  const { stripe, paystack } = paymentKeys(config)
  return {
    currency: config.SITE_CURRENCY,
    isDemo: config.DEMO_MODE,
    passwordMinLength: config.PASSWORD_MIN_LENGTH,
    signInWays: signInWays(config),
    // Where nobody pays with it, no form should be drawn.
    stripePublishableKey: stripe?.publishableKey ?? '',
    paystackPublicKey: paystack?.publicKey ?? '',
  }
}

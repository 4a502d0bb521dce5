import { permissionsOf } from '@gable/domain/staff-roles'
import type { FastifyInstance } from 'fastify'
import type { Session } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import type { EventLog } from '#platform/events.ts'
import { handle, type JobHandler } from '#platform/jobs.ts'
import type { Mailer } from '#platform/mail.ts'
import { createSecretBox } from '#platform/secret-box.ts'
import { createHttpSms } from '#platform/sms.ts'
import type { Notify } from '../notifications/notify.ts'
import type { MediaService } from '../media/media.service.ts'
import { createPasswordList, createPasswordRule } from './accept-password.ts'
import { accountCleanups, eraseAccount, noteStanding, sendCode, sendReset } from './accounts.jobs.ts'
import { createChallenges } from './challenges.service.ts'
import { exportedAccounts } from './exported-accounts.ts'
import { createFailedProofs } from './failed-proofs.ts'
import { createMessages } from './messages.service.ts'
import { createSessionOpener } from './open-session.ts'
import { createPasswordHasher } from './password-hash.ts'
import { createPasskeySignIn } from './passkeys/passkey-sign-in.service.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { createPasskeyService } from './passkeys/passkeys.service.ts'
import { relyingPartyOf } from './passkeys/web-authn.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { createProfileService } from './profile/profile.service.ts'
import { createRegistration } from './register/registration.ts'
import { createErasureJob, erase, type Eraser } from './security/erase-account.ts'
import { createSecondStepService } from './security/second-step.service.ts'
import { securityRoutes } from './security/security.routes.ts'
import { createSecurityService } from './security/security.service.ts'
import { createSessionProofs } from './session-proofs.ts'
import { listEndedSessions, noteUse } from './sessions.repository.ts'
import { signedOf } from './visit.ts'
import { createIdTokenVerifier } from './sign-in/id-token.ts'
import { createPasswordResets } from './sign-in/password-reset.service.ts'
import { providerRoutes } from './sign-in/provider-sign-in.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { createSignInService } from './sign-in/sign-in.service.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import { createStaffService } from './staff/staff.service.ts'

export type AccountSettings = {
  secret: string
  siteUrl: string
  mediaUrl: string
  hasGetForms: boolean
  passwordMinLength: number
  secondStepHours: number
  sms: { url: string; token: string | undefined; countries: string[]; perDay: number } | undefined
  provider: { issuer: string; clientId: string; clientSecret: string } | undefined
}
type Deps = {
  db: Db
  events: EventLog
  mailer: Mailer
  notify: Notify
  media: MediaService
  settings: AccountSettings
  /** What follows in other features when somebody is let in or shut out, in steps that may be repeated. */
  onStandingChange: ((accountId: number) => Promise<void>)[]
  onSmsBudgetSpent: () => void
  listErasers: () => Eraser[]
}

/** Accounts have many small parts; they are put together here, and compose.ts sees one. */
export function composeAccounts(deps: Deps) {
  const { db, events, mailer, notify, media, settings, onStandingChange, onSmsBudgetSpent, listErasers } = deps
  const { secret, siteUrl, mediaUrl, sms, provider } = settings
  const hasher = createPasswordHasher()
  const smsSender = sms && createHttpSms({ url: sms.url, ...(sms.token && { headers: bearer(sms.token) }) })
  const failures = createFailedProofs({ db, secret })
  const challenges = createChallenges({
    db,
    failures,
    secret,
    hasSms: sms !== undefined,
    smsCountries: sms?.countries ?? [],
    smsPerDay: sms?.perDay ?? 0,
    onSmsBudgetSpent,
  })
  const proofs = createSessionProofs({ db, secondStepHours: settings.secondStepHours })
  const acceptPassword = createPasswordRule(createPasswordList({ minLength: settings.passwordMinLength }))
  const openSession = createSessionOpener({ events, mediaUrl })
  const registrations = createRegistration({
    db,
    events,
    challenges,
    proofs,
    hasher,
    acceptPassword,
    openSession,
    mediaUrl,
  })
  const resets = createPasswordResets({ db, notify, hasher, acceptPassword })
  const signIns = createSignInService({
    db,
    challenges,
    failures,
    hasher,
    openSession,
    idTokens: provider && createIdTokenVerifier({ ...provider, findJwksUri: () => findJwksUri(provider.issuer) }),
  })
  const profiles = createProfileService({ db, events, media, mediaUrl })
  const security = createSecurityService({ db, events, notify, challenges, failures, proofs, hasher, acceptPassword })
  const secondStep = createSecondStepService({
    db,
    failures,
    proofs,
    box: createSecretBox(secret, 'second-step'),
    siteUrl,
  })
  const party = relyingPartyOf(siteUrl)
  const passkeys = createPasskeyService({ db, notify, party, proofs, failures })
  const passkeySignIns = createPasskeySignIn({ db, party, failures, openSession })
  const staff = createStaffService({ db, proofs })
  const messages = createMessages({ db, mailer, sms: smsSender, secret, siteUrl })
  const jobs: JobHandler[] = [
    handle(sendCode, messages.sendCode),
    handle(sendReset, messages.sendReset),
    handle(noteStanding, async ({ accountId }) => {
      for (const follow of onStandingChange) await follow(accountId)
    }),
    handle(eraseAccount, ({ accountId }) => erase({ db, events, erasers: listErasers() }, accountId)),
    createErasureJob(db),
  ]

  return {
    jobs,
    cleanups: accountCleanups,
    exportAllOf: exportedAccounts,
    proofs,
    signedOf,
    staff,
    profiles,

    async findSession(token: string): Promise<Session | undefined> {
      const session = await proofs.find(token)
      if (!session) return undefined
      const { accountId, staffRole, isActive, hasSecondStep, isUnnoted, language } = session
      if (isUnnoted) await noteUse(db, token)
      const permissions = hasSecondStep ? permissionsOf(staffRole) : []
      const isMissingSecondStep = staffRole !== null && !hasSecondStep
      return { member: { accountId, permissions }, isActive, isMissingSecondStep, language: language ?? undefined }
    },

    findEndedSessions: (tokens: string[]) => listEndedSessions(db, tokens),

    routes(app: FastifyInstance) {
      signInRoutes(app, { challenges, signIns, registrations, resets, hasGetForms: settings.hasGetForms })
      profileRoutes(app, profiles, security)
      securityRoutes(app, security)
      passkeyRoutes(app, passkeys, passkeySignIns)
      staffRoutes(app, staff, secondStep)
      if (provider) providerRoutes(app, { provider, signIns, siteUrl, box: createSecretBox(secret, 'provider') })
    },
  }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Where the provider publishes its keys, as its discovery document says. */
async function findJwksUri(issuer: string): Promise<string> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const reply = await fetch(address, { signal: AbortSignal.timeout(3_000) })
  const { jwks_uri: uri } = (await reply.json()) as { jwks_uri?: unknown }
  if (typeof uri !== 'string') throw new Error(`${address} names no keys`)
  return uri
}

import type { HomeUnit, PlotUnit } from '@gable/domain/reader-units'
import type { StaffRole } from '@gable/domain/staff-roles'
import type { Generated, GeneratedAlways } from 'kysely'

export type AccountsTables = {
  account: {
    id: GeneratedAlways<number>
    email: string | null
    loginPhone: string | null
    passwordHash: string | null
    passwordChangedAt: Date | null
    staffRole: StaffRole | null
    name: Generated<string>
    mobile: Generated<string>
    profileMediaId: string | null
    address: Generated<string>
    city: Generated<string>
    state: Generated<string>
    country: Generated<string>
    location: unknown
    aboutMe: Generated<string>
    languages: Generated<string[]>
    facebookId: Generated<string>
    twitterId: Generated<string>
    instagramId: Generated<string>
    youtubeId: Generated<string>
    wantsNotifications: Generated<boolean>
    showsNumber: Generated<boolean>
    areaUnit: HomeUnit | null
    plotUnit: PlotUnit | null
    termsVersion: string | null
    termsAcceptedAt: Date | null
    isActive: Generated<boolean>
    deactivatedAt: Date | null
    eraseAfter: Date | null
    createdAt: Generated<Date>
  }
  session: {
    tokenHash: Buffer
    accountId: number
    userAgent: Generated<string>
    createdAt: Generated<Date>
    lastUsedAt: Generated<Date>
    expiresAt: Date
    freshUntil: Date | null
    secondStepAt: Date | null
  }
  externalIdentity: { issuer: string; subject: string; accountId: number; createdAt: Generated<Date> }
  challenge: {
    id: string
    identifier: string
    purpose: 'sign_in' | 'change' | 'confirm'
    nonce: Buffer
    attempts: Generated<number>
    isBound: boolean
    sentAt: Generated<Date>
    expiresAt: Date
    usedAt: Date | null
  }
  guessStreak: { identifier: string; failures: Generated<number> }
  passwordReset: { tokenHash: Buffer; accountId: number; expiresAt: Date }
  pushToken: { token: string; accountId: number; registeredAt: Generated<Date>; sessionHash: Buffer | null }
  secondStep: { accountId: number; encryptedSecret: Buffer; confirmedAt: Date | null; lastStep: Generated<number> }
  recoveryCode: { accountId: number; codeHash: Buffer; usedAt: Date | null }
  passkey: {
    id: string
    accountId: number
    credentialId: Buffer
    publicKey: Buffer
    userHandle: Buffer
    counter: Generated<number>
    transports: Generated<string[]>
    name: Generated<string>
    createdAt: Generated<Date>
    lastUsedAt: Date | null
  }
  passkeyChallenge: {
    challenge: Buffer
    purpose: 'register' | 'sign_in' | 'second_step'
    boundTo: Buffer | null
    accountId: number | null
    userHandle: Buffer | null
    expiresAt: Date
  }
  setupToken: { tokenHash: Buffer; expiresAt: Date }
}

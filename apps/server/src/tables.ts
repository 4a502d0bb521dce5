import type { Category, Parameter } from '@gable/contract/catalogue'
import type { DraftContent, DraftKind } from '@gable/contract/drafts'
import type { PropertyCard } from '@gable/contract/property'
import type { ReviewState } from '@gable/domain/listing-moves'
import type { MarketState } from '@gable/domain/market-moves'
import type { ParameterValue } from '@gable/domain/parameter-values'
import type { PhotoKind } from '@gable/domain/photo-rules'
import type { ProjectType } from '@gable/domain/project-rules'
import type { StaffRole } from '@gable/domain/staff-roles'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** What something is called, by language. */
export type Names = { [Code in LanguageCode]?: string }

/** A listing as a search sees it. */
type SearchRow = {
  propertyId: number
  version: number
  ownerId: number
  deal: PropertyCard['deal']
  categoryId: number
  cityKey: string
  stateKey: string
  countryKey: string
  x: number
  y: number
  cell: number
  priceMinor: number
  pricePerArea: number | null
  reduction: Generated<number>
  isPremium: boolean
  publishedMicros: number
  expiresAt: Generated<Date>
  hasPhotos: boolean
  hasVideo: boolean
  hasPanorama: boolean
  viewCount: Generated<number>
  likeCount: Generated<number>
  numbers: Generated<(number | null)[]>
  facilityMetres: Generated<(number | null)[]>
  options: Generated<string[]>
  words: unknown
}

/** The tables that migrations/ make, with their names in camelCase. */
export type Tables = {
  event: {
    id: GeneratedAlways<number>
    name: string
    subjectId: number
    actorId: number | null
    detail: Generated<Record<string, unknown>>
    happenedAt: Generated<Date>
  }
  idempotencyKey: {
    accountId: number
    key: string
    requestHash: Buffer
    answer: JSONColumnType<object> | null
    createdAt: Generated<Date>
  }
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
    facebookId: Generated<string>
    twitterId: Generated<string>
    instagramId: Generated<string>
    youtubeId: Generated<string>
    wantsNotifications: Generated<boolean>
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
  rateWindow: { key: string; windowSeconds: number; startedAt: Generated<Date>; used: Generated<number> }
  guessStreak: { identifier: string; failures: Generated<number> }
  passwordReset: { tokenHash: Buffer; accountId: number; expiresAt: Date }
  pushToken: { token: string; accountId: number; registeredAt: Generated<Date> }
  secondStep: { accountId: number; encryptedSecret: Buffer; confirmedAt: Date | null; lastStep: Generated<number> }
  recoveryCode: { accountId: number; codeHash: Buffer; usedAt: Date | null }
  setupToken: { tokenHash: Buffer; expiresAt: Date }
  audit: {
    id: GeneratedAlways<number>
    action: string
    outcome: 'done' | 'denied'
    actorId: number | null
    objectKind: Generated<string>
    objectId: Generated<string>
    detail: Generated<Record<string, unknown>>
    requestId: string | null
    happenedAt: Generated<Date>
  }
  category: {
    id: GeneratedAlways<number>
    slug: string
    name: string
    names: JSONColumnType<Names>
    kind: Generated<Category['kind']>
    icon: string
    position: number
  }
  parameter: {
    id: GeneratedAlways<number>
    key: string
    names: JSONColumnType<Names>
    icon: Generated<string>
    kind: Parameter['kind']
    unit: Parameter['unit']
    options: JSONColumnType<{ value: string; names: Names }[]>
    minimum: number | null
    maximum: number | null
    decimals: Generated<number>
    deals: Generated<Parameter['deals']>
    isFilterable: Generated<boolean>
    isOnCard: Generated<boolean>
    position: number
  }
  categoryParameter: { categoryId: Category['id']; parameterId: Parameter['id']; isRequired: Generated<boolean> }
  facility: { id: GeneratedAlways<number>; key: string; names: JSONColumnType<Names>; icon: string; position: number }
  propertyFacility: { propertyId: number; facilityId: number; distanceMetres: number }
  city: {
    id: GeneratedAlways<number>
    cityKey: string
    stateKey: string
    countryKey: string
    city: string
    state: string
    country: string
    listingCount: Generated<number>
    coverPropertyId: number | null
  }
  cityPicture: { cityKey: string; stateKey: string; countryKey: string; mediaId: string }
  categoryCount: { categoryId: number; listingCount: Generated<number> }
  countedProperty: { propertyId: number; categoryId: number; cityId: number }
  listingCountChange: { id: GeneratedAlways<number>; categoryId: number | null; cityId: number | null; change: number }
  media: {
    id: string
    ownerId: number
    originalKey: string
    fingerprint: Buffer | null
    filesId: string | null
    width: number
    height: number
    widths: Generated<number[]>
    placeholder: string | null
    kind: Generated<PhotoKind>
    sizeBytes: Generated<number>
    thumbhash: Buffer | null
    dominantColour: string | null
    /** Written as digits; read it as text, because a number cannot hold 64 bits. */
    perceptualHash: string | null
    createdAt: Generated<Date>
    processedAt: Date | null
    unusedSince: Generated<Date | null>
  }
  document: {
    id: string
    ownerId: number
    name: string
    mediaType: 'application/pdf' | 'image/webp'
    originalKey: string
    servedKey: string | null
    sizeBytes: number
    state: Generated<'pending' | 'ready' | 'quarantined' | 'refused'>
    /** Of a PDF: without it `ready` was said by an earlier version, which looked less closely. */
    isInspected: Generated<boolean>
    createdAt: Generated<Date>
    unusedSince: Generated<Date | null>
  }
  storageUse: { accountId: number; bytes: number; files: number }
  upload: {
    id: string
    ownerId: number
    metadata: JSONColumnType<Record<string, string | null>>
    sizeBytes: number
    receivedBytes: Generated<number>
    pieceKeys: Generated<string[]>
    createdAt: Generated<Date>
    expiresAt: Date
  }
  property: {
    id: Generated<number>
    ownerId: number
    slug: string
    title: string
    description: string
    priceMinor: number
    currency: string
    deal: PropertyCard['deal']
    rentPeriod: PropertyCard['rentPeriod']
    categoryId: number
    marketState: MarketState
    reviewState: Generated<ReviewState>
    isActive: Generated<boolean>
    city: string
    state: string
    country: string
    address: string
    cityKey: string
    stateKey: string
    countryKey: string
    location: unknown
    parameters: JSONColumnType<Record<string, ParameterValue>>
    words: unknown
    version: Generated<number>
    createdAt: Generated<Date>
    publishedAt: Date | null
    expiresAt: Date | null
    videoLink: Generated<string>
    metaTitle: Generated<string>
    metaDescription: Generated<string>
    metaKeywords: Generated<string>
    clientAddress: Generated<string>
    isPremium: Generated<boolean>
    hidesLocation: Generated<boolean>
    shownLocation: unknown
    rejectReason: string | null
    submittedAt: Generated<Date>
    timesSubmitted: Generated<number>
    reminders: Generated<number>
    language: Generated<string>
    deletedAt: Date | null
    wasActive: boolean | null
  }
  propertySlug: { slug: string; propertyId: number }
  propertyPicture: { propertyId: number; position: number; mediaId: string }
  propertyExtraPicture: { propertyId: number; kind: 'panorama' | 'meta'; mediaId: string }
  propertyDocument: { propertyId: number; position: number; documentId: string }
  propertyDraft: {
    id: string
    ownerId: number
    kind: Generated<DraftKind>
    revision: Generated<number>
    step: string
    content: JSONColumnType<DraftContent>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
  }
  draftUpload: { draftId: string; uploadId: string }
  listingUse: { accountId: number; kind: 'property' | 'project'; used: Generated<number>; allowed: number | null }
  project: {
    id: Generated<number>
    ownerId: number
    slug: string
    title: string
    description: string
    categoryId: number
    type: ProjectType
    reviewState: Generated<ReviewState>
    isActive: Generated<boolean>
    isGated: Generated<boolean>
    city: string
    state: string
    country: string
    address: string
    cityKey: string
    stateKey: string
    countryKey: string
    location: unknown
    videoLink: Generated<string>
    metaTitle: Generated<string>
    metaDescription: Generated<string>
    metaKeywords: Generated<string>
    metaMediaId: string | null
    words: unknown
    rejectReason: string | null
    submittedAt: Generated<Date>
    timesSubmitted: Generated<number>
    language: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    publishedAt: Date | null
    deletedAt: Date | null
    wasActive: boolean | null
  }
  projectSlug: { slug: string; projectId: number }
  projectPicture: { projectId: number; position: number; mediaId: string }
  projectDocument: { projectId: number; position: number; documentId: string }
  projectPlan: { id: GeneratedAlways<number>; projectId: number; position: number; title: string; documentId: string }
  siteSetting: { name: string; value: unknown; changedAt: Generated<Date> }
  searchProperty: SearchRow
  /** Of the same shape: what was sold or let. */
  searchTakenProperty: SearchRow
  searchWord: { word: string }
  propertyViewCount: { propertyId: number; views: number }
  viewedProperty: { propertyId: number }
  searchFacet: {
    id: string
    parameterId: number | null
    rungs: number[] | null
    isCounted: Generated<boolean>
  }
  searchIndex: {
    name: string
    isServing: Generated<boolean>
    filledUpToId: Generated<number>
    createdAt: Generated<Date>
  }
  place: {
    id: number
    kind: 'country' | 'state' | 'city' | 'district'
    name: string
    key: string
    state: string
    countryCode: string
    country: string
    population: number
    location: unknown
    context: string
    isAdded: Generated<boolean>
  }
  placeName: { placeId: number; key: string; isOwn: boolean; population: number }
  gazetteer: { onlyRow: Generated<boolean>; version: string; places: number; loadedAt: Generated<Date> }
  jobWorker: { workerId: string; seenAt: Generated<Date> }
}

import type { SiteSettings } from '@gable/contract/settings'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { accountCleanups } from './features/accounts/accounts.jobs.ts'
import { composeAccounts } from './features/accounts/compose-accounts.ts'
import { catalogueJobs } from './features/catalogue/catalogue.jobs.ts'
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts'
import { createCatalogueService } from './features/catalogue/catalogue.service.ts'
import { createCitiesService } from './features/catalogue/cities.service.ts'
import { createCityPictures } from './features/catalogue/city-pictures.ts'
import { createListingCounts } from './features/catalogue/listing-counts.service.ts'
import { draftCleanups } from './features/drafts/drafts.jobs.ts'
import { draftsRoutes } from './features/drafts/drafts.routes.ts'
import { createDraftsService } from './features/drafts/drafts.service.ts'
import { composeMedia } from './features/media/compose-media.ts'
import { composeInsights } from './features/insights/compose-insights.ts'
import { findPopularity } from './features/insights/views.repository.ts'
import { addPlaces, loadGazetteer } from './features/places/gazetteer/load-gazetteer.ts'
import { chooseGeocoder } from './features/places/geocoders/choose-geocoder.ts'
import { createLocalGeocoder } from './features/places/local-geocoder.ts'
import { placesRoutes } from './features/places/places.routes.ts'
import { createPlacesService } from './features/places/places.service.ts'
import { composeProperties } from './features/properties/compose-properties.ts'
import { composeProjects } from './features/projects/compose-projects.ts'
import { createListingGate } from './features/properties/gate/listing-gate.ts'
import { isPublic as isPublicProject } from './features/projects/visible-to.ts'
import { isListed, isPublic } from './features/properties/visible-to.ts'
import { createCircuitBreaker } from './features/search/circuit-breaker.ts'
import { composeSearch } from './features/search/compose-search.ts'
import { exactMs } from './features/search/postgres/postgres-engine.repository.ts'
import { indexProperty } from './features/search/search.jobs.ts'
import { isOnTheMarket, searchRoutes } from './features/search/search.routes.ts'
import { searchTileRoutes } from './features/search/tile/tile.routes.ts'
import { suggestionsRoutes } from './features/suggestions/suggestions.routes.ts'
import { createSuggestionsService } from './features/suggestions/suggestions.service.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { createSettingsService } from './features/settings/settings.service.ts'
import { enforceAccess, type Viewer } from './platform/access.ts'
import { createAnnouncements } from './platform/announcements.ts'
import { allowOrigins } from './platform/cross-origin.ts'
import { createDb, createPool } from './platform/db.ts'
import { createDeniedCalls } from './platform/denied-calls.ts'
import { createFileStore } from './platform/files.ts'
import { type Readiness, serveHealth } from './platform/health.ts'
import { createHttpApp } from './platform/http.ts'
import { createAnswerOnce } from './platform/idempotency.ts'
import { enqueue, type JobHandler } from './platform/jobs.ts'
import { createMailer } from './platform/mail.ts'
import { createMetrics } from './platform/metrics.ts'
import { describeApi, serveApiDocument } from './platform/openapi.ts'
import { createSweep, platformCleanups } from './platform/sweep.ts'
import { addSecurityHeaders, shedLoad } from './platform/protection.ts'

/** Commands that read everything may take longer than a page. */
type Patience = { statementTimeoutMs?: number }
export type Product = ReturnType<typeof composeProduct>

/** The only file that knows every feature: read it to see what Gable is made of. */
export function composeProduct(config: Config, log: Logger, { statementTimeoutMs }: Patience = {}) {
  const metrics = createMetrics()
  const onIdleError = (error: Error) => log.warn(error, 'idle database connection lost')
  const pool: Pool = createPool({
    url: config.DATABASE_URL,
    size: config.DATABASE_POOL,
    ...(statementTimeoutMs && { statementTimeoutMs }),
    onIdleError,
  })
  const searchPool = createPool({
    url: config.DATABASE_URL,
    size: config.DATABASE_SEARCH_POOL,
    statementTimeoutMs: exactMs,
    isReadOnly: true,
    keeps: 'parses',
    onIdleError,
  })
  metrics.watchPools({ main: pool, search: searchPool })
  const onQuery = metrics.observeQuery
  const db = createDb(pool, { onQuery })
  // Files are stored before the change that shows them.
  const filesDb = createDb(pool, { onQuery, keepsAnswers: false })
  const searchDb = createDb(searchPool, { onQuery })
  const mailer = createMailer(config.SMTP_URL, config.MAIL_FROM, new URL(config.PUBLIC_URL).hostname)
  const files = createFileStore(fileSettings(config))

  const announcements = createAnnouncements(config.REDIS_URL, log)
  const settings = createSettingsService({
    db,
    announcements,
    fixed: {
      currency: config.SITE_CURRENCY,
      isDemo: config.DEMO_MODE,
      passwordMinLength: config.PASSWORD_MIN_LENGTH,
      signInWays: signInWays(config),
    },
    findVerificationState,
    onInvalid: (name) => log.error({ setting: name }, 'a setting is invalid, its default holds'),
  })
  const catalogue = createCatalogueService({ db })
  const media = composeMedia({
    db: filesDb,
    files,
    findLimits: settings.findStorageLimits,
    secret: config.AUTH_SECRET,
    mediaUrl: config.MEDIA_URL,
    clamdUrl: config.CLAMD_URL,
    qpdfPath: config.QPDF_PATH,
    publicListings: { isPublicProperty: isPublic, isPublicProject },
  })
  const listingCounts = createListingCounts({ db, isPublic: isListed })
  const cities = createCitiesService({ db, isPublic: isListed, mediaUrl: config.MEDIA_URL })
  const searching = composeSearch({
    db,
    searchDb,
    log,
    catalogue,
    isPublic,
    currency: config.SITE_CURRENCY,
    engine: config.SEARCH_ENGINE,
    openSearch: {
      url: config.OPENSEARCH_URL,
      prefix: config.OPENSEARCH_PREFIX,
      shards: config.OPENSEARCH_SHARDS,
      replicas: config.OPENSEARCH_REPLICAS,
      timeoutMs: config.OPENSEARCH_TIMEOUT_MS,
    },
    findPopularity,
    onFallback: () => metrics.searchFallbacks.inc(),
  })
  const { service: search, table: searchTable, projection } = searching
  const insights = composeInsights({
    db,
    log,
    isPublic,
    onLost: () => metrics.lostViews.inc(),
    showCounts: searchTable.showViews,
    project: (ids) => projection.project(...ids),
  })
  const gate = createListingGate({
    db,
    isVerificationRequired: async () => (await settings.findListingRules()).isVerificationRequired,
    findVerificationState,
  })
  const drafts = createDraftsService({ db, uploads: media.draftUploads })
  const properties = composeProperties({
    db,
    catalogue,
    mailer,
    gate,
    drafts: drafts.ofKind('property'),
    canSeePremium,
    media: media.service,
    documents: media.documents,
    findRules: settings.findListingRules,
    currency: config.SITE_CURRENCY,
    mediaUrl: config.MEDIA_URL,
    signPicture: media.pictures.signedAddressOf,
    signInside: media.pictures.insideAddressOf,
    siteUrl: config.PUBLIC_URL,
    secret: config.AUTH_SECRET,
    noteChange: async (tx, propertyId) => {
      await listingCounts.noteChange(tx, propertyId)
      await searchTable.noteChange(tx, propertyId)
      await enqueue(tx, indexProperty, { propertyId })
    },
  })
  const projects = composeProjects({
    db,
    catalogue,
    mailer,
    gate,
    drafts: drafts.ofKind('project'),
    media: media.service,
    documents: media.documents,
    findRules: settings.findListingRules,
    // Nobody has a package before there are packages.
    canSeeGated: async () => false,
    mediaUrl: config.MEDIA_URL,
    signPicture: media.pictures.signedAddressOf,
    signInside: media.pictures.insideAddressOf,
    siteUrl: config.PUBLIC_URL,
  })

  const accounts = composeAccounts({
    db,
    mailer,
    media: media.service,
    settings: accountSettings(config),
    noteOwnerChange: properties.service.noteOwnerChange,
    onSmsBudgetSpent: () => {
      metrics.smsRefusals.inc()
      log.error('the daily budget of text messages is spent; SMS_PER_DAY sets it')
    },
    erasers: [drafts.eraseAllOf, properties.service.eraseAllOf, projects.service.eraseAllOf, media.eraseAllOf],
  })
  const geocoder = chooseGeocoder(
    {
      name: config.GEOCODER,
      url: config.GEOCODER_URL,
      key: config.GEOCODER_KEY,
      timeoutMs: config.GEOCODER_TIMEOUT_MS,
      siteUrl: config.PUBLIC_URL,
    },
    {
      local: createLocalGeocoder(db),
      breaker: createCircuitBreaker({ failuresToOpen: 5, openMs: 5_000 }),
      onFallback: (error) => {
        metrics.geocoderFallbacks.inc()
        if (error) log.warn(error, 'places answered by the bundled gazetteer')
      },
    },
  )
  const places = createPlacesService({ geocoder })
  const suggestions = createSuggestionsService({
    findCities: cities.findByName,
    findPlaces: (query, language, limit) => places.autocomplete({ query, language, limit }),
    listCategories: async (language) => (await catalogue.list({ hasProperty: true }, language)).data,
    findHomes: async (viewer, asked, language, limit) => {
      const seesPremium = await canSeePremium(viewer)
      const { ids } = await search.search({ ...asked, limit }, { seesPremium })
      return (await properties.service.listCards(viewer, ids, language)).filter(isOnTheMarket)
    },
    findProjects: (viewer, text, language, limit) => projects.service.listFirst(viewer, { text, limit }, language),
  })

  const jobs: JobHandler[] = [
    ...accounts.jobs,
    ...media.jobs,
    ...catalogueJobs(listingCounts),
    ...properties.jobs,
    ...projects.jobs,
    ...searching.jobs,
    ...insights.jobs,
    createSweep(db, [...platformCleanups, ...accountCleanups, ...draftCleanups, ...insights.cleanups]),
  ]

  return {
    db,
    pool,
    searchPool,
    metrics,
    jobs,
    catalogue,
    listingCounts,
    cityPictures: createCityPictures({ db, media: media.service }),
    staff: accounts.staff,
    profiles: accounts.profiles,
    settings,
    properties: { ...properties.service, approve: properties.review.approveBySlug },
    review: properties.review,
    projects: { ...projects.service, review: projects.review, approve: projects.review.approveBySlug },
    media,
    projection,
    searchClient: searching.client,
    search,
    searchTable,
    views: insights.views,
    worldCounts: searching.worldCounts,
    gazetteer: {
      load: (options?: Parameters<typeof loadGazetteer>[1]) => loadGazetteer(db, options),
      add: (added: Parameters<typeof addPlaces>[1]) => addPlaces(db, added),
    },

    /** The API as a Fastify app; whoever starts it decides where it listens. */
    createApi(readiness: Readiness): FastifyInstance {
      const app = createHttpApp({
        log,
        trustedProxies: config.TRUSTED_PROXIES,
        receiveUpload: media.receiveUpload,
        answerOnce: createAnswerOnce(db),
      })
      metrics.watchRequests(app)
      addSecurityHeaders(app)
      const siteOrigin = new URL(config.PUBLIC_URL).origin
      // First, so that a page of another origin can read that we are too busy.
      allowOrigins(app, config.API_ORIGINS.split(',').filter(Boolean), siteOrigin)
      shedLoad(app, config.MAX_EVENT_LOOP_LAG_MS)
      describeApi(app, { siteUrl: `${config.PUBLIC_URL}/api`, version: '0.1.0' })
      enforceAccess(app, {
        findSession: accounts.findSession,
        onDenied: createDeniedCalls(db),
        isDemo: config.DEMO_MODE,
        siteOrigin,
      })
      serveHealth(app, { readiness, metrics, checks: { database: () => pool.query('select 1') } })
      app.register(
        async (api) => {
          settingsRoutes(api, settings)
          accounts.routes(api)
          catalogueRoutes(api, catalogue, cities)
          placesRoutes(api, places)
          draftsRoutes(api, drafts)
          properties.routes(api)
          projects.routes(api)
          searchRoutes(api, {
            search,
            properties: properties.service,
            homepage: {
              listCategories: (language) => catalogue.list({ hasProperty: true }, language),
              listCities: () => cities.list({ limit: 12 }),
              listProjects: ({ viewer, language }) => projects.service.listFirst(viewer, { limit: 12 }, language),
              findOrder: settings.findHomeSections,
              // Nothing is liked before there are favourites.
              isCounted: async (what) => what === 'views' && insights.views.hasAny(),
            },
            canSeePremium,
            currency: config.SITE_CURRENCY,
          })
          searchTileRoutes(api, { search, listPins: properties.service.listPins, canSeePremium })
          suggestionsRoutes(api, suggestions)
          insights.routes(api)
          media.apiRoutes(api)
        },
        { prefix: '/api' },
      )
      if (config.SEARCH_ENGINE === 'opensearch') app.addHook('onReady', projection.prepareInTime)
      app.register(async (site) => media.routes(site))
      app.register(async (site) => serveApiDocument(site, { hasReference: config.API_REFERENCE }))
      return app
    },

    async close() {
      await insights.views.close()
      announcements.close()
      mailer.close()
      files.close()
      await searching.client.close()
      await searchDb.destroy()
      await db.destroy()
    },
  }
}

const fileSettings = (config: Config): Parameters<typeof createFileStore>[0] =>
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

// Nobody is verified before agents can ask for it.
const findVerificationState = async (): Promise<SiteSettings['verificationState']> => 'initial'
// Until packages open premium homes, only those who review them read them all.
const canSeePremium = async (viewer: Viewer) => viewer?.permissions.includes('review') ?? false

const accountSettings = (config: Config) => ({
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

function signInWays(config: Config): SiteSettings['signInWays'] {
  const { sms, provider } = accountSettings(config)
  return ['email', 'password', ...(sms ? (['phone'] as const) : []), ...(provider ? (['google'] as const) : [])]
}

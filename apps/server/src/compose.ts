import type { SiteSettings } from '@gable/contract/settings'
import type { Logger } from 'pino'
import { composeListings } from './compose-listings.ts'
import type { Config } from './config.ts'
import { createApi } from './create-api.ts'
import { accountSettings, fixedSettings, geocoderSettings, openSearchSettings } from './feature-settings.ts'
import { composeAccounts } from './features/accounts/compose-accounts.ts'
import { createCityPictures } from './features/catalogue/city-pictures.ts'
import { composeCatalogue } from './features/catalogue/compose-catalogue.ts'
import { composeDrafts } from './features/drafts/compose-drafts.ts'
import { composeExports } from './features/exports/compose-exports.ts'
import { listLikeCounts } from './features/favourites/favourites.repository.ts'
import { composeInsights } from './features/insights/compose-insights.ts'
import { listViewCounts } from './features/insights/views.repository.ts'
import { composeMedia } from './features/media/compose-media.ts'
import { composePlaces } from './features/places/compose-places.ts'
import { isPublic as isPublicProject } from './features/projects/visible-to.ts'
import { isListed, isPublic } from './features/properties/visible-to.ts'
import { composeSearchPages } from './features/search/compose-search-pages.ts'
import { composeSearch } from './features/search/compose-search.ts'
import { composeSettings } from './features/settings/compose-settings.ts'
import { composeSuggestions } from './features/suggestions/compose-suggestions.ts'
import { openInfrastructure, type Timeouts } from './infrastructure.ts'
import type { Viewer } from './platform/access.ts'
import { createEventLog } from './platform/events.ts'
import type { Feature } from './platform/feature.ts'
import type { Readiness } from './platform/health.ts'
import { createSweep, platformCleanups } from './platform/sweep.ts'

export type Product = ReturnType<typeof composeProduct>

/** With compose-listings.ts the only file that knows every feature: read them to see what Gable is made of. */
export function composeProduct(config: Config, log: Logger, timeouts: Timeouts = {}) {
  const infrastructure = openInfrastructure(config, log, timeouts)
  const { db, searchDb, mailer, metrics } = infrastructure
  const { AUTH_SECRET: secret, MEDIA_URL: mediaUrl, SITE_CURRENCY: currency } = config

  const events = createEventLog()
  const settings = composeSettings({
    db,
    announcements: infrastructure.announcements,
    fixed: fixedSettings(config),
    findVerificationState,
    onInvalid: (name) => log.error({ setting: name }, 'a setting is invalid, its default holds'),
  })
  const places = composePlaces({
    db,
    geocoder: geocoderSettings(config),
    onFallback: (error) => {
      metrics.geocoderFallbacks.inc()
      if (error) log.warn(error, 'places answered by the bundled gazetteer')
    },
  })
  const catalogue = composeCatalogue({ db, mediaUrl, isListed, placeLabels: places.labels })
  const media = composeMedia({
    db: infrastructure.filesDb,
    files: infrastructure.files,
    findLimits: settings.service.findStorageLimits,
    secret,
    mediaUrl,
    clamdUrl: config.CLAMD_URL,
    qpdfPath: config.QPDF_PATH,
    publicListings: { isPublicProperty: isPublic, isPublicProject },
  })
  const search = composeSearch({
    db,
    searchDb,
    log,
    catalogue: catalogue.service,
    isPublic,
    currency,
    engine: config.SEARCH_ENGINE,
    openSearch: openSearchSettings(config),
    counts: { listViewCounts, listLikeCounts },
    onFallback: () => metrics.searchFallbacks.inc(),
  })
  const insights = composeInsights({
    db,
    log,
    isPublic,
    onLost: () => metrics.lostViews.inc(),
    showCounts: search.table.showViews,
    project: (ids) => search.projection.project(...ids),
    noteSeen: (accountId, propertyId) => feed.service.noteSeen(accountId, propertyId),
  })
  const drafts = composeDrafts({ db, uploads: media.draftUploads })
  const listings = composeListings({
    ...{ config, infrastructure, events, settings, places, catalogue, media, search, drafts, log },
    ...{ canSeePremium, findVerificationState },
  })
  const { notifications, blocks, properties, favourites, feed, leads, projects } = listings
  const listCategories = (language: Parameters<typeof catalogue.service.list>[1]) =>
    catalogue.service.list({ hasProperty: true }, language)
  const searchPages = composeSearchPages({
    search: search.service,
    properties: properties.service,
    homepage: {
      listCategories,
      listCities: (language) => catalogue.cities.list({ limit: 12 }, language),
      listProjects: ({ viewer, language }) => projects.service.listFirst(viewer, { limit: 12 }, language),
      findOrder: settings.service.findLandingSections,
      isCounted: (what) => (what === 'views' ? insights.views.hasAny() : favourites.service.hasAny()),
    },
    canSeePremium,
    findHiddenIds: listings.hidden.service.findIds,
    findPlaceLabel: async (filters, language) => (await places.labels.find([filters], language))[0],
    currency,
  })
  const suggestions = composeSuggestions({
    localPlaces: {
      ...catalogue.localPlaces,
      guess: (text, deal) => catalogue.localPlaces.guess(text, search.spellName, deal),
    },
    findPlaces: (query, language, limit) => places.service.autocomplete({ query, language, limit }),
    listCategories: async (language) => (await listCategories(language)).data,
    findPlaceLabels: places.labels.find,
    findProperties: searchPages.findFirst,
    findProjects: (viewer, text, language, limit) => projects.service.listFirst(viewer, { text, limit }, language),
  })
  const accounts = composeAccounts({
    db,
    events,
    mailer,
    notify: notifications.notify,
    media: media.service,
    settings: accountSettings(config),
    onStandingChange: [properties, projects].map(({ recordListerChange }) => recordListerChange),
    onSmsBudgetSpent: () => {
      metrics.smsRefusals.inc()
      log.error('the daily budget of text messages is spent; SMS_PER_DAY sets it')
    },
    // Asked when somebody leaves, when all features are there.
    listErasers: () => features.flatMap((feature) => feature.eraseAllOf ?? []),
  })

  const exports = composeExports({
    ...{ db, mailer, secret, files: infrastructure.files, siteUrl: config.PUBLIC_URL },
    ...{ proofs: accounts.proofs, signedOf: accounts.signedOf, listExported: () => listExported() },
  })

  // In this order they erase what they keep about somebody: files are the last, when nothing shows them any more.
  const features: Feature[] = [
    ...[settings, accounts, catalogue, places, drafts, favourites, listings.hidden, listings.shortlists, feed, leads],
    ...[listings.chat, listings.reports, blocks, listings.contact, properties, projects],
    ...[search, searchPages, suggestions, insights, notifications, exports, media],
  ]
  const listExported = () => features.flatMap((feature) => feature.exportAllOf ?? [])
  events.subscribe(...features.flatMap((feature) => feature.subscribers ?? []))
  const cleanups = [...platformCleanups, ...features.flatMap((feature) => feature.cleanups ?? [])]
  const jobs = [...features.flatMap((feature) => feature.jobs ?? []), createSweep(db, cleanups)]

  return {
    ...infrastructure,
    jobs,
    catalogue: catalogue.service,
    listingCounts: catalogue.listingCounts,
    cityPictures: createCityPictures({ db, media: media.service }),
    staff: accounts.staff,
    profiles: accounts.profiles,
    settings: settings.service,
    properties: { ...properties.service, approve: properties.review.approveBySlug },
    review: properties.review,
    reports: listings.reports.staff,
    contact: listings.contact.service,
    projects: { ...projects.service, review: projects.review, approve: projects.review.approveBySlug },
    media,
    projection: search.projection,
    searchClient: search.client,
    search: search.service,
    searchTable: search.table,
    views: insights.views,
    notify: notifications.notify,
    favourites: favourites.service,
    hidden: listings.hidden.service,
    shortlists: listings.shortlists.service,
    showLikes: favourites.showLikes,
    ...{ leads, feed, chat: listings.chat },
    listExported,
    worldCounts: search.worldCounts,
    gazetteer: places.gazetteer,

    createApi(readiness: Readiness) {
      const { findSession, findEndedSessions } = accounts
      const deps = { ...infrastructure, ...media, config, log, features, findSession, findEndedSessions }
      return createApi(deps, readiness)
    },

    async close() {
      for (const feature of features) await feature.close?.()
      await infrastructure.close()
    },
  }
}

// Nobody is verified before agents can ask for it.
const findVerificationState = async (): Promise<SiteSettings['verificationState']> => 'initial'
// Until packages open premium homes, only those who review them read them all.
const canSeePremium = async (viewer: Viewer) => viewer?.permissions.includes('review') ?? false

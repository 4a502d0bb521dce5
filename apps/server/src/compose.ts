import type { Logger } from 'pino'
import { composeListings } from './compose-listings.ts'
import { composePages } from './compose-pages.ts'
import type { Config } from './config.ts'
import { createApi } from './create-api.ts'
import {
  accountSettings,
  fixedSettings,
  geocoderSettings,
  openSearchSettings,
  paymentKeys,
} from './feature-settings.ts'
import { composeAccounts } from './features/accounts/compose-accounts.ts'
import { createCityPictures } from './features/catalogue/city-pictures.ts'
import { composeCatalogue } from './features/catalogue/compose-catalogue.ts'
import { composeDrafts } from './features/drafts/compose-drafts.ts'
import { composeExports } from './features/exports/compose-exports.ts'
import { listLikeCounts } from './features/favourites/favourites.repository.ts'
import { composeLanguages } from './features/languages/compose-languages.ts'
import { composeInvoices } from './features/invoices/compose-invoices.ts'
import { composeInsights } from './features/insights/compose-insights.ts'
import { listViewCounts } from './features/insights/views.repository.ts'
import { managedBy } from './features/listings/managed-by.ts'
import { composeMedia } from './features/media/compose-media.ts'
import { composePackages } from './features/packages/compose-packages.ts'
import { composePayments } from './features/payments/compose-payments.ts'
import { composePlaces } from './features/places/compose-places.ts'
import { isPublic as isPublicProject } from './features/projects/visible-to.ts'
import { isListed, isPublic } from './features/properties/visible-to.ts'
import { composeSearch } from './features/search/compose-search.ts'
import { composeSettings } from './features/settings/compose-settings.ts'
import { findVerificationState as findState } from './features/verification/verified.repository.ts'
import { openInfrastructure, type Timeouts } from './infrastructure.ts'
import type { Viewer } from './platform/access.ts'
import { createEventLog } from './platform/events.ts'
import type { Feature } from './platform/feature.ts'
import type { Readiness } from './platform/health.ts'
import { createSweep, platformCleanups } from './platform/sweep.ts'

export type Product = ReturnType<typeof composeProduct>

/** With the other compose-*.ts beside it the only file that knows every feature: read them to see what Gable is made of. */
export function composeProduct(config: Config, log: Logger, timeouts: Timeouts = {}) {
  const infrastructure = openInfrastructure(config, log, timeouts)
  const { db, searchDb, mailer, metrics, announcements } = infrastructure
  const { AUTH_SECRET: secret, MEDIA_URL: mediaUrl, SITE_CURRENCY: currency } = config

  const events = createEventLog()
  const findVerificationState = (viewer: Viewer) => findState(db, viewer)
  const settings = composeSettings({
    ...{ db, cacheDb: searchDb },
    announcements,
    fixed: fixedSettings(config),
    findVerificationState,
    onInvalid: (name) => log.error({ setting: name }, 'a setting is invalid, its default holds'),
  })
  const languages = composeLanguages({ db, announcements, defaultLanguage: config.DEFAULT_LANGUAGE })
  const places = composePlaces({
    db,
    geocoder: geocoderSettings(config),
    onFallback: (error) => {
      metrics.geocoderFallbacks.inc()
      if (error) log.warn(error, 'places answered by the bundled gazetteer')
    },
  })
  const packages = composePackages({
    ...{ db, announcements, currency },
    // Notifications are built with the listings that they tell of, and those ask for packages.
    notify: (tx, ...news) => listings.notifications.notify(tx, ...news),
    noteRevoked: (tx, grantId) => listings.promotions.noteRevoked(tx, grantId),
  })
  const catalogue = composeCatalogue({ db, cacheDb: searchDb, mediaUrl, isListed, placeLabels: places.labels })
  const media = composeMedia({
    db: infrastructure.filesDb,
    files: infrastructure.files,
    findLimits: settings.service.findStorageLimits,
    secret,
    mediaUrl,
    clamdUrl: config.CLAMD_URL,
    qpdfPath: config.QPDF_PATH,
    ffmpegPath: config.FFMPEG_PATH,
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
  const drafts = composeDrafts({ db, managedBy, uploads: media.draftUploads })
  const invoices = composeInvoices({
    ...{ db, siteUrl: config.PUBLIC_URL, wordsIn: packages.sale.wordsIn },
    findSeller: settings.service.findSeller,
  })
  const listings = composeListings({
    ...{ config, infrastructure, events, settings, places, catalogue, media, search, drafts, log },
    ...{ packages, findVerificationState, attachInvoice: invoices.service.attach },
  })
  const { notifications, blocks, properties, favourites, feed, leads, projects } = listings
  const pages = composePages({
    ...{ config, infrastructure, events, settings, places, catalogue, media, search, listings },
    ...{ packages, hasViews: insights.views.hasAny },
  })
  const { content, searchPages, suggestions, calculators } = pages
  const payments = composePayments({
    ...{ db, stepDb: infrastructure.filesDb, keys: paymentKeys(config), siteUrl: config.PUBLIC_URL },
    ...{ sale: packages.sale, grants: packages.grants, notify: notifications.notify },
    ...{ currency, findTaxRates: settings.service.findTaxRates },
    ...{ documents: media.documents, findBankAccount: settings.service.findBankAccount },
    demandFresh: (context) => accounts.proofs.demandFresh(accounts.signedOf(context)),
    ...{ invoicing: invoices.invoicing, findInvoiceUrls: invoices.service.findInvoiceUrls },
  })
  const accounts = composeAccounts({
    db,
    events,
    mailer,
    notify: notifications.notify,
    media: media.service,
    settings: accountSettings(config),
    onStandingChange: [
      ...[properties, projects].map(({ recordListerChange }) => recordListerChange),
      listings.viewings.noteStanding,
    ],
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
    ...[
      settings,
      languages,
      accounts,
      catalogue,
      places,
      drafts,
      favourites,
      listings.hidden,
      listings.shortlists,
      feed,
      leads,
    ],
    ...[listings.viewings, listings.chat, listings.reports, blocks, listings.contact, listings.verification],
    listings.agencies,
    listings.promotions,
    ...[properties, projects, listings.agents, search, searchPages, content, suggestions, calculators],
    ...[packages, payments, invoices, insights, notifications, exports, media],
  ]
  const listExported = () => features.flatMap((feature) => feature.exportAllOf ?? [])
  events.subscribe(...features.flatMap((feature) => feature.subscribers ?? []))
  const cleanups = [...platformCleanups, ...features.flatMap((feature) => feature.cleanups ?? [])]
  const ownJobs = features.flatMap((feature) => feature.jobs ?? [])
  const jobs = [...ownJobs, createSweep(db, cleanups)].map(languages.withLanguages)

  return {
    ...infrastructure,
    jobs,
    catalogue: catalogue.service,
    listingCounts: catalogue.listingCounts,
    agencies: listings.agencies,
    agents: listings.agents.service,
    agentCounts: listings.agents.counts,
    cityPictures: createCityPictures({ db, media: media.service }),
    staff: accounts.staff,
    profiles: accounts.profiles,
    settings: settings.service,
    languages,
    properties: { ...properties.service, approve: properties.review.approveBySlug },
    review: properties.review,
    reports: listings.reports.staff,
    promotions: listings.promotions,
    contact: listings.contact.service,
    verification: listings.verification,
    projects: { ...projects.service, review: projects.review, approve: projects.review.approveBySlug },
    media,
    projection: search.projection,
    searchClient: search.client,
    search: search.service,
    searchTable: search.table,
    views: insights.views,
    promotionViews: insights.promotionViews,
    notify: notifications.notify,
    favourites: favourites.service,
    hidden: listings.hidden.service,
    shortlists: listings.shortlists.service,
    showLikes: favourites.showLikes,
    ...{ leads, feed, chat: listings.chat, viewings: listings.viewings, blocks: blocks.service, content },
    ...{ packages, payments, invoices },
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

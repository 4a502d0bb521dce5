import type { DraftKind } from '@gable/contract/drafts'
import type { VerificationState } from '@gable/domain/verification-moves'
import type { Logger } from 'pino'
import { composeContacts } from './compose-contacts.ts'
import type { Config } from './config.ts'
import { notificationChannels } from './feature-settings.ts'
import { forgetPushToken, listPushTokens } from './features/accounts/accounts.repository.ts'
import { noteAnswer, noteQuestion } from './features/agents/answers.repository.ts'
import { composeBlocks } from './features/blocks/compose-blocks.ts'
import { adminId, assertMayContact, findClosed, listClosed } from './features/blocks/may-contact.repository.ts'
import { findPushText } from './features/chat/push-text.ts'
import { composeContact } from './features/contact/compose-contact.ts'
import { composeFavourites } from './features/favourites/compose-favourites.ts'
import { composeFeed } from './features/feed/compose-feed.ts'
import { composeHidden } from './features/hidden/compose-hidden.ts'
import { changeDays } from './features/insights/days.repository.ts'
import { composeLeads } from './features/leads/compose-leads.ts'
import { findInterest } from './features/leads/interest.repository.ts'
import { composeNotifications } from './features/notifications/compose-notifications.ts'
import type { ListingSubject } from './features/notifications/render-notification.ts'
import { composeProjects } from './features/projects/compose-projects.ts'
import { composeProperties } from './features/properties/compose-properties.ts'
import { hasOpenReport } from './features/reports/reports.repository.ts'
import { composeShortlists } from './features/shortlists/compose-shortlists.ts'
import { isPublic, visibleTo } from './features/properties/visible-to.ts'
import type { composeCatalogue } from './features/catalogue/compose-catalogue.ts'
import type { composeDrafts } from './features/drafts/compose-drafts.ts'
import type { composeMedia } from './features/media/compose-media.ts'
import type { composePackages } from './features/packages/compose-packages.ts'
import type { composePlaces } from './features/places/compose-places.ts'
import type { composeSearch } from './features/search/compose-search.ts'
import type { composeSettings } from './features/settings/compose-settings.ts'
import type { openInfrastructure } from './infrastructure.ts'
import type { Viewer } from './platform/access.ts'
import type { Db } from './platform/db.ts'
import type { createEventLog } from './platform/events.ts'

/** What listings and the contacts about them are built on. */
export type ListingsBase = {
  config: Config
  infrastructure: ReturnType<typeof openInfrastructure>
  log: Logger
  events: ReturnType<typeof createEventLog>
  settings: ReturnType<typeof composeSettings>
  places: ReturnType<typeof composePlaces>
  catalogue: ReturnType<typeof composeCatalogue>
  media: ReturnType<typeof composeMedia>
  search: ReturnType<typeof composeSearch>
  drafts: ReturnType<typeof composeDrafts>
  packages: ReturnType<typeof composePackages>
  findVerificationState: (viewer: Viewer) => Promise<VerificationState>
}

type Base = ListingsBase & Pick<Parameters<typeof composeNotifications>[0], 'attachInvoice'>

/** Homes and projects, and what people do with them: keep, report and ask about them. */
export function composeListings(base: Base) {
  const { config, events, settings, places, catalogue, media, search, drafts } = base
  const { access } = base.packages
  const { findVerificationState } = base
  const canSeePremium = (viewer: Viewer, from?: Db) => access.has(viewer, 'premium_properties', from)
  const canSeeGated = (viewer: Viewer) => access.has(viewer, 'project_access')
  const requireAccess = access.require
  const { db, mailer, live } = base.infrastructure
  const { AUTH_SECRET: secret, MEDIA_URL: mediaUrl, PUBLIC_URL: siteUrl, SITE_CURRENCY: currency } = config

  const notifications = composeNotifications({
    db,
    mailer,
    tell: live.tell,
    ...notificationChannels(config, db),
    devices: { list: listPushTokens, forget: forgetPushToken },
    // Asked when somebody reads, when all kinds are there.
    listings: {
      get property(): ListingSubject {
        return properties.subject
      },
      get project(): ListingSubject {
        return projects.subject
      },
    },
    findChatText: (accountId, chatId) => findPushText(db, accountId, chatId),
    attachInvoice: base.attachInvoice,
    secret,
    siteUrl,
    currency,
  })
  const { notify } = notifications
  const blocks = composeBlocks({ db, events, mediaUrl, findSiteName: settings.service.findSiteName })
  const contact = composeContact({
    db,
    events,
    mailer,
    findOwnAddress: settings.service.findContactEmail,
    assertMayContactAdmin: (tx, pair) =>
      'from' in pair ? assertMayContact(tx, pair.from, adminId) : assertMayContact(tx, adminId, pair.to),
  })
  /** What both kinds of listings need. */
  const listing = {
    db,
    events,
    catalogue: catalogue.service,
    placeLabels: places.labels,
    notify,
    findVerificationState,
    uses: access,
    requireAccess,
    store: { media: media.service, documents: media.documents },
    handOverFiles: media.handOverFiles,
    documents: media.documents,
    findRules: settings.service.findListingRules,
    mediaUrl,
    signPicture: media.pictures.signedAddressOf,
    signForInsiders: media.pictures.insiderAddressOf,
    findClosed: (fromId: number, toId: number) => findClosed(db, fromId, toId),
    findAgentOf: (ownerId: number) => contacts.agents.service.findAgentOf(ownerId),
    isReportedBy: (accountId: number, kind: DraftKind, id: number) => hasOpenReport(db, accountId, { kind, id }),
    secret,
    siteUrl,
  }
  const properties = composeProperties({
    ...listing,
    drafts: drafts.service.ofKind('property'),
    canSeePremium,
    currency,
    findInterest: (accountId, propertyId) => findInterest(db, { accountId, propertyId }),
  })
  const leads = composeLeads({
    db,
    notify,
    isPublic,
    requireAccess,
    assertMayContact,
    listClosed,
    listCards: properties.service.listCards,
    changeDays,
    mailer,
    mediaUrl,
    secret,
    siteUrl,
    noteQuestion,
    noteAnswer,
  })
  const favourites = composeFavourites({
    db,
    visibleTo,
    isPublic,
    notify,
    canSeePremium,
    listCards: properties.service.listCards,
    changeDays,
    showCounts: search.table.showLikes,
    project: (ids) => search.projection.project(...ids),
  })
  const hidden = composeHidden({ db, visibleTo, listCards: properties.service.listCards })
  const shortlists = composeShortlists({ db, isPublic, listCards: properties.service.listCards })
  const feed = composeFeed({
    db,
    currency,
    canSeePremium,
    catalogue: catalogue.service,
    search: search.service,
    listCards: properties.service.listPicturedCards,
    listClosed,
    findHiddenIds: hidden.service.findIds,
    findSavedIds: favourites.service.findIds,
    findSavedAmong: favourites.service.findAmong,
    isPublic,
    visibleTo,
  })
  const projects = composeProjects({
    ...listing,
    drafts: drafts.service.ofKind('project'),
    canSeeGated,
    currency,
  })
  const contacts = composeContacts({ ...base, notify, properties, projects, findHiddenIds: hidden.service.findIds })
  const saved = { favourites, hidden, shortlists, feed }
  return { notifications, properties, projects, blocks, contact, leads, ...saved, ...contacts }
}

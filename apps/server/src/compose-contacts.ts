import type { ListingsBase } from './compose-listings.ts'
import { composeAgencies } from './features/agencies/compose-agencies.ts'
import { noteAnswer, noteQuestion } from './features/agents/answers.repository.ts'
import { composeAgents } from './features/agents/compose-agents.ts'
import {
  assertMayContact,
  assertOpen,
  closedBetween,
  contactLocks,
  findClosed,
  listClosed,
  listClosings,
  mayContact,
} from './features/blocks/may-contact.repository.ts'
import { composeChat } from './features/chat/compose-chat.ts'
import { hasTalked } from './features/chat/conversations.repository.ts'
import { findPublicListing } from './features/chat/listings.repository.ts'
import { findReportable } from './features/chat/reported.ts'
import { hasAsked } from './features/leads/interest.repository.ts'
import type { Notify } from './features/notifications/notify.ts'
import type { composeProjects } from './features/projects/compose-projects.ts'
import { isPublic as isPublicProject } from './features/projects/visible-to.ts'
import { composePromotions } from './features/promotions/compose-promotions.ts'
import type { composeProperties } from './features/properties/compose-properties.ts'
import { isListed, isPublic as isPublicProperty } from './features/properties/visible-to.ts'
import { composeReports } from './features/reports/compose-reports.ts'
import { composeVerification } from './features/verification/compose-verification.ts'
import { findVerifiedIds } from './features/verification/verified.repository.ts'
import { listCards } from './features/viewings/cards.ts'
import { composeViewings } from './features/viewings/compose-viewings.ts'
import { forgetWords } from './features/viewings/words.repository.ts'
import type { Viewer } from './platform/access.ts'

type Base = ListingsBase & {
  notify: Notify
  properties: ReturnType<typeof composeProperties>
  projects: ReturnType<typeof composeProjects>
  findHiddenIds: (viewer: Viewer) => Promise<number[]>
}

const isPublic = { property: isPublicProperty, project: isPublicProject }

/** Those who list, those who ask, and what they have to do with each other. */
export function composeContacts({ config, events, settings, media, properties, projects, notify, ...base }: Base) {
  const { db, live } = base.infrastructure
  const { MEDIA_URL: mediaUrl, PUBLIC_URL: siteUrl } = config
  const requireAccess = base.packages.access.require
  const { findSiteName } = settings.service
  const subjects = { property: properties.subject, project: projects.subject }

  const agents = composeAgents({
    ...{ db, events, mediaUrl, isPublic, findVerifiedIds, findSiteName },
    hasDealtWith: async (from, memberId, agentId) =>
      (await hasAsked(from, memberId, agentId)) || (await hasTalked(from, memberId, agentId)),
    findVerifiedOnly: settings.service.findAgentsVerifiedOnly,
    findClosed: (fromId, toId) => findClosed(db, fromId, toId),
    listProperties: properties.service.listCards,
    listProjects: projects.service.listCards,
  })
  const chat = composeChat({
    ...{ db, log: base.log, tell: live.tell, rooms: live.rooms, notify, mediaUrl, isPublic, subjects },
    ...{ assertMayContact, mayContact, listClosings, requireAccess, findSiteName },
    contact: { locks: contactLocks, closedBetween, assertOpen },
    documents: media.documents,
    listViewings: (readerId, ids, from = db) => listCards(from, readerId, ids),
    forgetWords,
    findTakeBackMinutes: settings.service.findChatTakeBackMinutes,
    ...{ noteQuestion, noteAnswer },
  })
  const agencies = composeAgencies({
    ...{ db, events, notify, mailer: base.infrastructure.mailer, mediaUrl, siteUrl, isPublic, mayContact, listClosed },
    secret: config.AUTH_SECRET,
    media: media.service,
    handOverFiles: media.handOverFiles,
    signForInsiders: media.pictures.insiderAddressOf,
    findMostMembers: settings.service.findMostAgencyMembers,
    handOver: { property: properties.handOver, project: projects.handOver },
    listProperties: properties.service.listCards,
  })
  const reports = composeReports({
    ...{ db, events, notify, isPublic, findMessage: findReportable },
    ...{ removeMessage: chat.removeMessage, listFiles: chat.listFiles },
    takeDown: {
      property: properties.review.rejectIn,
      project: projects.review.rejectIn,
      review: agents.service.reviews.takeDown,
    },
  })
  const viewings = composeViewings({
    ...{ db, tell: live.tell, notify, mediaUrl, siteUrl, subjects, findSiteName },
    ...{ showCard: chat.showCard, assertMayContact, requireAccess },
    findPublicListing: (from, kind, id) => findPublicListing(from, kind, id, isPublic),
  })
  const verification = composeVerification({
    ...{ db, events, notify, documents: media.documents },
    findDays: settings.service.findVerificationDays,
  })
  const promotions = composePromotions({
    ...{ db, notify, uses: base.packages.access, findHiddenIds: base.findHiddenIds },
    isShown: { property: isListed, project: isPublicProject },
    listings: { property: properties.promoted, project: projects.promoted },
    findNeedsApproval: settings.service.findReviewsPromotions,
    findHasSlider: settings.service.findHasSlider,
    listProperties: properties.service.listCards,
    listProjects: projects.service.listCards,
  })
  return { promotions, agencies, agents, reports, chat, viewings, verification }
}

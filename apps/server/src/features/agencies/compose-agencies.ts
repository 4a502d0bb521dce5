import type { FastifyInstance } from 'fastify'
import { handle } from '#platform/jobs.ts'
import type { Mailer } from '#platform/mail.ts'
import { agencyCleanups, sendInvitation } from './agencies.jobs.ts'
import { agenciesRoutes } from './agencies.routes.ts'
import { type AgenciesDeps, createAgenciesService } from './agencies.service.ts'
import { createInvitationLinks } from './invitation-links.ts'
import { invitationMail } from './invitation-mail.ts'
import { findInvitation } from './invitations.repository.ts'
import { createInvitationsService, type InvitationsDeps } from './invitations.service.ts'
import { createMembersService, type MembersDeps } from './members.service.ts'
import { createSharedListingsService, type SharedListingsDeps } from './shared-listings.service.ts'

type Deps = AgenciesDeps &
  MembersDeps &
  SharedListingsDeps &
  Omit<InvitationsDeps, 'links'> & { mailer: Mailer; secret: string; siteUrl: string }

/** People who sell homes under one name: their page, who belongs to them and what they share. */
export function composeAgencies(deps: Deps) {
  const { db, mailer, siteUrl } = deps
  const links = createInvitationLinks(deps)
  const services = {
    agencies: createAgenciesService(deps),
    invitations: createInvitationsService({ ...deps, links }),
    members: createMembersService(deps),
    listings: createSharedListingsService(deps),
  }

  async function mailInvitation(invitationId: number, jobId: string) {
    const invitation = await findInvitation(db, invitationId)
    if (!invitation) return
    const site = siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')
    const mail = invitationMail({ ...invitation, site }, links.linkFor(invitation))
    await mailer.send({ to: invitation.email, ...mail }, `agency-invitation.${jobId}`)
  }

  return {
    ...services,
    cleanups: agencyCleanups,
    jobs: [handle(sendInvitation, ({ invitationId }, jobId) => mailInvitation(invitationId, jobId))],
    eraseAllOf: services.members.eraseAllOf,
    exportAllOf: {
      tables: [{ table: 'agency_member', owner: 'account_id', key: 'account_id', keyType: 'bigint' as const }],
    },
    routes: (api: FastifyInstance) => agenciesRoutes(api, services),
  }
}

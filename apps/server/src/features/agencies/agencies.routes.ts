import * as calls from '@gable/contract/agencies'
import * as members from '@gable/contract/agency-members'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { AgenciesService } from './agencies.service.ts'
import type { InvitationsService } from './invitations.service.ts'
import type { MembersService } from './members.service.ts'
import type { SharedListingsService } from './shared-listings.service.ts'

export type AgencyServices = {
  agencies: AgenciesService
  invitations: InvitationsService
  members: MembersService
  listings: SharedListingsService
}

export function agenciesRoutes(
  app: FastifyInstance,
  { agencies, invitations, members: people, listings }: AgencyServices,
) {
  serve(app, calls.getAgency, async ({ input: { slug } }) => ({ data: await agencies.get({ slug }) }))
  serve(app, calls.getAgencyProperties, async ({ viewer, input, language }) =>
    agencies.listProperties(viewer, input, language),
  )
  serve(app, calls.getOwnAgency, async ({ viewer }) => ({ data: await invitations.findOwn(viewer) }))
  serve(app, calls.createAgency, async ({ viewer, input }) => ({ data: await agencies.create(viewer, input) }))
  serve(app, calls.updateAgency, async ({ viewer, input }) => ({ data: await agencies.update(viewer, input) }))

  serve(app, calls.inviteToAgency, async ({ viewer, input, language }) => ({
    data: await invitations.invite(viewer, input, language),
  }))
  serve(app, calls.getAgencyInvitations, async ({ viewer }) => invitations.list(viewer))
  serve(app, calls.revokeAgencyInvitation, async ({ viewer, input: { id } }) => ({
    data: await invitations.revoke(viewer, id),
  }))
  serve(app, calls.readAgencyInvitation, async ({ input: { token } }) => ({ data: await invitations.read(token) }))
  serve(app, calls.acceptAgencyInvitation, async ({ viewer, input }) => ({
    data: await invitations.accept(viewer, input),
  }))
  serve(app, calls.declineAgencyInvitation, async ({ viewer, input: { id } }) => ({
    data: await invitations.decline(viewer, id),
  }))

  serve(app, members.getAgencyMembers, async ({ viewer, input }) => people.list(viewer, input))
  serve(app, members.setAgencyRole, async ({ viewer, input: { memberId, role } }) => ({
    data: await people.setRole(viewer, memberId, role),
  }))
  serve(app, members.handOverAgency, async ({ viewer, input: { memberId } }) => ({
    data: await people.handOver(viewer, memberId),
  }))
  serve(app, members.removeAgencyMember, async ({ viewer, input: { memberId } }) => ({
    data: await people.remove(viewer, memberId),
  }))
  serve(app, members.leaveAgency, async ({ viewer }) => ({ data: await people.leave(viewer) }))
  serve(app, members.dissolveAgency, async ({ viewer }) => ({ data: await people.dissolve(viewer) }))
  serve(app, members.getAgencyListings, async ({ viewer, input }) => listings.list(viewer, input))
  serve(app, members.handOverListing, async ({ viewer, input }) => ({ data: await listings.handOver(viewer, input) }))
}

import { createAgency, inviteToAgency, acceptAgencyInvitation, getOwnAgency } from '@gable/contract/agencies'
import { setAgencyRole } from '@gable/contract/agency-members'
import type { AgencyRole } from '@gable/domain/agency-roles'
import type { TestServer } from './test-server.ts'

type Person = Awaited<ReturnType<TestServer['addMember']>>
type Role = Exclude<AgencyRole, 'owner'>

/** Invites and accepts as people do; an owner is made of a manager. */
export async function joinAgency(owner: Person, joining: Person, role: AgencyRole = 'agent', bringsListings = false) {
  const invited: Role = role === 'owner' ? 'manager' : role
  await owner.call(inviteToAgency, { email: joining.email, role: invited })
  const [invitation] = (await joining.call(getOwnAgency, {})).data.invitations
  await joining.call(acceptAgencyInvitation, { id: invitation?.id ?? 0, bringsListings })
  if (role === 'owner') await owner.call(setAgencyRole, { memberId: joining.id, role })
}

/** An agency with somebody in every role, and somebody who has nothing to do with it. */
export async function createAgencyCast(server: TestServer, name = 'Harbour Homes') {
  const [owner, manager, agent, outsider] = await Promise.all([
    server.addMember({ name: 'Olga Owner' }),
    server.addMember({ name: 'Max Manager' }),
    server.addMember({ name: 'Ana Agent' }),
    server.addMember({ name: 'Otto Outsider' }),
  ])
  const { data: agency } = await owner.call(createAgency, { name })
  await joinAgency(owner, manager, 'manager')
  await joinAgency(owner, agent)
  return { agency, owner, manager, agent, outsider }
}

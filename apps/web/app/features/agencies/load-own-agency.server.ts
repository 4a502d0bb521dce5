import { getAgencyInvitations, getOwnAgency } from '@gable/contract/agencies'
import { getAgencyListings, getAgencyMembers } from '@gable/contract/agency-members'
import { mayInAgency } from '@gable/domain/agency-roles'
import type { apiFor } from '#app/shell/api.server.ts'

type ApiCall = ReturnType<typeof apiFor>
const listingsPerPage = 12
const maxMembers = 200

const numberIn = (search: URLSearchParams, name: string) => {
  const number = Number(search.get(name))
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** What somebody is in their agency, and what they may see of it. */
export async function loadOwnAgency(call: ApiCall, search: URLSearchParams, accountId: number) {
  const {
    data: { agency, role, invitations },
  } = await call(getOwnAgency, {})
  const now = Date.now()
  if (!agency || !role) return { now, invitations, team: undefined }
  const kind = search.get('kind') === 'project' ? 'project' : 'property'
  const wanted = { kind, memberId: numberIn(search, 'member'), beforeId: numberIn(search, 'before') } as const
  const [members, invited, listings] = await Promise.all([
    call(getAgencyMembers, { limit: maxMembers }),
    mayInAgency(role, 'invite') ? call(getAgencyInvitations, {}) : undefined,
    call(getAgencyListings, { ...wanted, limit: listingsPerPage }),
  ])
  return {
    now,
    invitations,
    team: {
      ...{ agency, role, accountId, members: members.data, memberCount: members.total },
      invited: invited?.data,
      listings: {
        ...{ ...wanted, rows: listings.data, total: listings.total },
        lastId: listings.data.length === listingsPerPage ? listings.data.at(-1)?.id : undefined,
      },
    },
  }
}
export type LoadedAgency = Awaited<ReturnType<typeof loadOwnAgency>>
export type Team = NonNullable<LoadedAgency['team']>

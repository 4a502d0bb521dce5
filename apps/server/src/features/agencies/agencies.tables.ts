import type { AgencyRole } from '@gable/domain/agency-roles'
import type { Generated, GeneratedAlways } from 'kysely'

export type AgenciesTables = {
  agency: {
    id: GeneratedAlways<number>
    slug: string
    name: string
    about: Generated<string>
    website: Generated<string>
    phone: Generated<string>
    city: Generated<string>
    logoMediaId: string | null
    memberCount: Generated<number>
    createdAt: Generated<Date>
  }
  agencyMember: { accountId: number; agencyId: number; role: AgencyRole; joinedAt: Generated<Date> }
  agencyInvitation: {
    id: GeneratedAlways<number>
    agencyId: number
    email: string
    role: AgencyRole
    nonce: Buffer
    invitedBy: number | null
    language: string
    createdAt: Generated<Date>
    expiresAt: Generated<Date>
  }
}

/** What a member is in their agency, the one with the most say first. */
export const agencyRoles = ['owner', 'manager', 'agent'] as const
export type AgencyRole = (typeof agencyRoles)[number]

/** As what somebody can be invited; owners are made by owners, of members. */
export const invitedRoles = ['manager', 'agent'] as const satisfies AgencyRole[]

/** What is done within an agency, and by whom. The server refuses by it, the UI hides buttons by it. */
export const agencyActs = {
  edit: ['owner', 'manager'],
  invite: ['owner', 'manager'],
  manageListings: ['owner', 'manager'],
  setRoles: ['owner'],
  handOver: ['owner'],
  dissolve: ['owner'],
} as const satisfies Record<string, readonly AgencyRole[]>
export type AgencyAct = keyof typeof agencyActs

export const mayInAgency = (role: AgencyRole, act: AgencyAct): boolean =>
  (agencyActs[act] as readonly AgencyRole[]).includes(role)

/** As what somebody may invite: nobody makes another one their equal but owners. */
export const mayInviteAs = (role: AgencyRole, invited: AgencyRole): boolean =>
  invited !== 'owner' && mayInAgency(role, 'invite') && (role === 'owner' || invited === 'agent')

/** Owners take out anybody, managers agents. Whoever wants to go themselves leaves. */
export const mayRemoveFromAgency = (role: AgencyRole, removed: AgencyRole): boolean =>
  role === 'owner' || (role === 'manager' && removed === 'agent')

export const maxOpenInvitations = 20
export const maxAgencyWords = 4_000

import { randomBytes } from 'node:crypto'
import type { acceptAgencyInvitation, Invitation as Shown, OwnInvitation } from '@gable/contract/agencies'
import type { Input } from '@gable/contract/call'
import { type AgencyRole, mayInAgency, mayInviteAs, maxOpenInvitations } from '@gable/domain/agency-roles'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, forbidden, notFound, refused } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import { enqueue } from '#platform/jobs.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import { wholeList } from '#platform/whole-list.ts'
import type { Notify } from '../notifications/notify.ts'
import { sendInvitation } from './agencies.jobs.ts'
import { findAgency, lockAgency, takeRoom } from './agencies.repository.ts'
import { alreadyIn, toAgency } from './agencies.service.ts'
import type { InvitationLinks } from './invitation-links.ts'
import {
  findAccountId,
  findAddress,
  findInvitation,
  type Invitation,
  listInvitations,
  listInvitationsOf,
  type OpenInvitation,
  putInvitation,
  removeInvitation,
  takeInvitation,
} from './invitations.repository.ts'
import { addMember, findMembership } from './members.repository.ts'
import { requireAct } from './membership.ts'
import { shareListingsOf } from './shared-listings.repository.ts'

export type InvitationsDeps = {
  db: Db
  events: EventLog
  notify: Notify
  links: InvitationLinks
  mediaUrl: string
  /** How many may belong to one agency. */
  findMostMembers: () => Promise<number>
  mayContact: (tx: Db, oneId: number, otherId: number) => Promise<boolean>
  /** Of these people those between whom and somebody contact is closed. */
  listClosed: (db: Db, fromId: number, toIds: number[]) => Promise<Map<number, unknown>>
}
export type InvitationsService = ReturnType<typeof createInvitationsService>

const hour = 3_600
/** Nobody is bothered by more of them, whoever sends them. */
const limitsOf = (accountId: number, email: string): Limit[] => [
  { key: `agency-invite:${accountId}`, most: 40, windowSeconds: hour },
  { key: `agency-invite:to:${email}`, most: 5, windowSeconds: 24 * hour },
  { key: 'agency-invite', most: 1_000, windowSeconds: hour },
]

/** How somebody comes into an agency: by an invitation to their address, which they have to have proven. */
export function createInvitationsService(deps: InvitationsDeps) {
  const { db, events, notify, links, mediaUrl, findMostMembers, mayContact, listClosed } = deps
  const over = () => refused('code_expired', 'This invitation is over')

  /** Members are told as of anything else; who has no account gets a mail. The inviter does not learn which it was. */
  async function tell(tx: Tx, inviterId: number, { id, email }: Invitation) {
    const invited = await findAccountId(tx, email)
    if (!invited) return enqueue(tx, sendInvitation, { invitationId: id })
    if (!(await mayContact(tx, inviterId, invited.id))) return
    await notify(tx, { to: invited.id, kind: 'agency', actorId: inviterId, detail: { news: 'invited' } })
  }

  /** The open invitation that is meant, if it is to the caller's own proven address. */
  async function getMeant(
    tx: Tx,
    accountId: number,
    { token, id }: { token?: string | undefined; id?: number | undefined },
  ) {
    const wanted = token === undefined ? id : links.idOf(token)
    const found = wanted === undefined ? undefined : await findInvitation(tx, wanted)
    if (token !== undefined && (!found || !links.opens(token, found))) throw over()
    const isTheirs = found !== undefined && (await findAddress(tx, accountId))?.email === found.email
    if (!found || (token === undefined && !isTheirs)) throw notFound('Invitation')
    if (!isTheirs) throw conflict('other_address', 'Somebody else was invited')
    return found
  }

  /** An agency may be called anything: nobody reads what somebody writes there whom they have blocked. */
  async function listToAnswer(accountId: number): Promise<OpenInvitation[]> {
    const invited = await listInvitationsOf(db, accountId, maxOpenInvitations)
    const inviters = invited.flatMap(({ invitedBy }) => invitedBy ?? [])
    const closed = await listClosed(db, accountId, inviters)
    return invited.filter(({ invitedBy }) => !closed.has(invitedBy ?? 0))
  }

  async function join(tx: Tx, accountId: number, { id, agencyId, role, invitedBy }: OpenInvitation) {
    // In the order of all changes of an agency; of two who answer at once the second one finds nothing.
    await lockAgency(tx, agencyId)
    if (!(await takeInvitation(tx, id))) throw over()
    if (!(await addMember(tx, { accountId, agencyId, role }))) throw alreadyIn()
    if (!(await takeRoom(tx, agencyId, await findMostMembers())))
      throw conflict('agency_full', 'No more may belong to it')
    const detail = { accountId, role }
    await events.record(tx, { name: 'agency.joined', subjectIds: [agencyId], actorId: accountId, detail })
    if (invitedBy) await notify(tx, { to: invitedBy, kind: 'agency', actorId: accountId, detail: { news: 'joined' } })
  }

  return {
    invite: ({ accountId }: Member, { email, role }: { email: string; role: AgencyRole }, language: string) =>
      db.transaction().execute(async (tx): Promise<Shown> => {
        const { agencyId, role: ownRole } = await requireAct(tx, accountId, 'invite')
        if (!mayInviteAs(ownRole, role)) throw forbidden(`No ${ownRole} invites as ${role}`)
        await spendLimits(tx, limitsOf(accountId, email))
        const written = { agencyId, email, role, nonce: randomBytes(16), invitedBy: accountId, language }
        const invitation = await putInvitation(tx, written, maxOpenInvitations)
        if (!invitation) throw conflict('too_many_invitations', `At most ${maxOpenInvitations} wait for an answer`)
        await tell(tx, accountId, invitation)
        return toShown(invitation)
      }),

    async list({ accountId }: Member) {
      const own = await findMembership(db, accountId)
      if (!own || !mayInAgency(own.role, 'invite')) throw forbidden('Owners and managers know who is invited')
      return wholeList((await listInvitations(db, own.agencyId, maxOpenInvitations)).map(toShown))
    },

    revoke: ({ accountId }: Member, id: number): Promise<null> =>
      db.transaction().execute(async (tx) => {
        const { agencyId } = await requireAct(tx, accountId, 'invite')
        if (!(await removeInvitation(tx, agencyId, id))) throw notFound('Invitation')
        return null
      }),

    async read(token: string) {
      const id = links.idOf(token)
      const found = id === undefined ? undefined : await findInvitation(db, id)
      if (!found || !links.opens(token, found)) throw over()
      const { agencyName, role, expiresAt } = found
      return { agencyName, role, expiresAt: expiresAt.toISOString() }
    },

    accept: ({ accountId }: Member, { bringsListings = false, ...asked }: Input<typeof acceptAgencyInvitation>) =>
      db.transaction().execute(async (tx) => {
        const meant = await getMeant(tx, accountId, asked)
        await join(tx, accountId, meant)
        if (bringsListings) await shareListingsOf(tx, accountId, meant.agencyId)
        const agency = await findAgency(tx, { id: meant.agencyId })
        if (!agency) throw notFound('Agency')
        return toAgency(mediaUrl)(agency)
      }),

    decline: ({ accountId }: Member, id: number): Promise<null> =>
      db.transaction().execute(async (tx) => {
        const { id: meantId } = await getMeant(tx, accountId, { id })
        await takeInvitation(tx, meantId)
        return null
      }),

    /** What the caller's own page begins with. */
    async findOwn({ accountId }: Member) {
      const own = await findMembership(db, accountId)
      const [agency, invited] = await Promise.all([
        own && findAgency(db, { id: own.agencyId }),
        own ? [] : listToAnswer(accountId),
      ])
      return {
        agency: agency ? toAgency(mediaUrl)(agency) : null,
        role: agency && own ? own.role : null,
        invitations: invited.map(toOwn),
      }
    },
  }
}

const toShown = ({ createdAt, expiresAt, ...row }: Invitation): Shown => ({
  ...row,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

const toOwn = ({ id, agencyName, role, inviter, expiresAt }: OpenInvitation): OwnInvitation => ({
  ...{ id, agencyName, role },
  inviter: inviter ?? '',
  expiresAt: expiresAt.toISOString(),
})

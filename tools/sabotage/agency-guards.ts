import type { Guard } from './guards.ts'

const agencies = 'apps/server/src/features/agencies'
const listings = 'apps/server/src/features/listings'
const shared = (test: string) => ({ file: `${agencies}/shared-listings.test.ts`, test })
const members = (test: string) => ({ file: `${agencies}/agencies.test.ts`, test })
const atOnce = (test: string) => ({ file: `${agencies}/at-once.test.ts`, test })

const managed = 'T21 owners and managers do with what agents share what its lister may, colleagues and others nothing'

/** Without any one of these somebody touches what a colleague lists, or comes into an agency uninvited. */
export const agencyGuards: Guard[] = [
  {
    name: 'agents do not manage what colleagues list',
    file: `${listings}/managed-by.ts`,
    guard: "role in ('owner', 'manager')",
    sabotage: "role in ('owner', 'manager', 'agent')",
    noticedBy: shared(managed),
  },
  {
    name: 'managers manage what is shared with their own agency alone',
    file: `${listings}/managed-by.ts`,
    guard: '${sql.ref(`${name}.agency_id`)} = (',
    sabotage: '${sql.ref(`${name}.agency_id`)} is not null and 0 < (',
    noticedBy: shared(managed),
  },
  {
    name: 'a listing goes to a colleague alone',
    file: `${agencies}/membership.ts`,
    guard: "if (found?.agencyId !== agencyId) throw notFound('Member')",
    sabotage: "if (!found) return { accountId, agencyId, role: 'agent' }",
    noticedBy: shared('a home goes to a colleague with its files, and to nobody else'),
  },
  {
    name: 'files go along, or they would be erased with whoever had them',
    file: `${listings}/moves/hand-over.ts`,
    guard: '    await handOverFiles(tx, await files.listAll(tx, id), { fromId, toId })\n',
    sabotage: '',
    noticedBy: shared('a home goes to a colleague with its files, and to nobody else'),
  },
  {
    name: 'what somebody shared is theirs alone when they go',
    file: `${agencies}/departures.ts`,
    guard: '      await takeBackListingsOf(tx, accountId)\n',
    sabotage: '',
    noticedBy: shared('what was listed before joining stays private unless it is brought along'),
  },
  {
    name: 'an invitation is for the address that it was sent to',
    file: `${agencies}/invitations.service.ts`,
    guard: "if (!isTheirs) throw conflict('other_address', 'Somebody else was invited')",
    sabotage: '',
    noticedBy: members(
      'an invitation to somebody without an account is mailed, and opens for the address alone that it was sent to',
    ),
  },
  {
    name: 'a token is made with the secret',
    file: `${agencies}/invitation-links.ts`,
    guard: 'timingSafeEqual(signature, expected)',
    sabotage: 'true',
    noticedBy: members(
      'the database alone opens no invitation: neither its number nor a token made without the secret',
    ),
  },
  {
    name: 'an agency keeps an owner',
    file: `${agencies}/members.service.ts`,
    guard: 'else if (await findOther(tx, own)) throw needsOwner()',
    sabotage: 'else if (await findOther(tx, own)) await letGo(tx, own, accountId)',
    noticedBy: members('the last owner does not leave the others behind, and the last one of all dissolves it'),
  },
  {
    name: 'who comes and goes is decided by one at a time',
    file: `${agencies}/agencies.repository.ts`,
    guard: ".where('id', '=', id).forNoKeyUpdate()",
    sabotage: ".where('id', '=', id)",
    noticedBy: atOnce('of two owners who leave at once one stays, or nothing is left of the agency'),
  },
  {
    name: 'managers see none of the leads of their agents',
    file: 'apps/server/src/features/leads/interest.repository.ts',
    guard: "    .where('property.ownerId', '=', ownerId)\n",
    sabotage: '',
    noticedBy: shared('managers read neither leads nor conversations of their agents'),
  },
  {
    name: 'agents see of colleagues what is public',
    file: `${agencies}/shared-listings.repository.ts`,
    guard: 'or ${isReadable(isPublic, kind)})`',
    sabotage: 'or true)`',
    noticedBy: shared('managers see all that is shared and who has it, agents their own and what is public'),
  },
  {
    name: 'nobody reads invitations of whom they have blocked',
    file: `${agencies}/invitations.service.ts`,
    guard: '.filter(({ invitedBy }) => !closed.has(invitedBy ?? 0))',
    sabotage: '.filter(() => closed.size >= 0)',
    noticedBy: members('T59 nobody reads an invitation of somebody whom they have blocked, sent before or after it'),
  },
]

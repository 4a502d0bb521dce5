import type { Guard } from './guards.ts'

const leads = 'apps/server/src/features/leads'
const noticedBy = (test: string) => ({ file: `${leads}/leads.test.ts`, test })
const inEnquiries = (test: string) => ({ file: `${leads}/enquiries.test.ts`, test })

/** Without any one of these somebody is told who asks, or reached who must not be. */
export const leadGuards: Guard[] = [
  {
    name: 'interest is for what everybody may see',
    file: `${leads}/interest.repository.ts`,
    guard: "    .where('property.id', '=', id)\n    .where(isPublic)\n",
    sabotage: "    .where('property.id', '=', id)\n",
    noticedBy: noticedBy('T35 only what is public can be of interest, and one’s own home never'),
  },
  {
    name: 'who is interested is for the lister alone',
    file: `${leads}/interest.repository.ts`,
    guard: "    .where('property.ownerId', '=', ownerId)\n",
    sabotage: '',
    noticedBy: noticedBy(
      'T36 only its lister reads who is interested, by number or slug, and contact only where it is shared',
    ),
  },
  {
    name: 'contact is read only where it is shared',
    file: `${leads}/interest.service.ts`,
    guard: 'const isShared = row.sharesContact && !closed.has(row.accountId)',
    sabotage: 'const isShared = !closed.has(row.accountId)',
    noticedBy: noticedBy(
      'T36 only its lister reads who is interested, by number or slug, and contact only where it is shared',
    ),
  },
  {
    name: 'a block stops interest',
    file: `${leads}/interest.service.ts`,
    guard: '    await assertMayContact(tx, member.accountId, home.ownerId)\n',
    sabotage: '',
    noticedBy: noticedBy('T59 a block stops interest both ways and takes shared contact back'),
  },
  {
    name: 'a number is shown only where its owner agreed',
    file: `${leads}/numbers.repository.ts`,
    guard: "    .where('showsNumber', '=', true)\n",
    sabotage: '',
    noticedBy: noticedBy('a number is shown only where the lister agreed, counted, and a member who asks is a lead'),
  },
  {
    name: 'a challenge is used once',
    file: `${leads}/enquiries.service.ts`,
    guard: "        if (uses > 1) throw refused('challenge_failed', 'The challenge was used already')\n",
    sabotage: '',
    noticedBy: inEnquiries('a challenge is solved, fresh and used once'),
  },
  {
    name: 'whoever is blocked does not reach the lister by their address',
    file: `${leads}/enquiries.service.ts`,
    guard: '        await assertMayAsk(tx, await findAccountId(tx, enquiry.email), home.ownerId)\n',
    sabotage: '',
    noticedBy: inEnquiries('T59 whoever is blocked reaches the lister neither signed in nor by their address'),
  },
  {
    name: 'a lead is changed by its lister alone',
    file: `${leads}/leads.repository.ts`,
    guard: "    .where('id', '=', id)\n    .where('listerId', '=', listerId)\n    .forUpdate()",
    sabotage: "    .where('id', '=', id)\n    .forUpdate()",
    noticedBy: noticedBy('T21 a lead and its notes are its lister’s alone'),
  },
]

import type { Guard } from './guards.ts'

const leads = 'apps/server/src/features/leads'
const noticedBy = (test: string) => ({ file: `${leads}/leads.test.ts`, test })
const inOwnLeads = (test: string) => ({ file: `${leads}/own-leads.test.ts`, test })
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
  {
    name: 'a lead is written down for homes of one’s own alone',
    file: `${leads}/added-leads.service.ts`,
    guard:
      "        if ((await findOwnHomeId(tx, listerId, { id: propertyId })) === undefined) throw notFound('Property')\n",
    sabotage: '',
    noticedBy: inOwnLeads('T21 a lead is added to nobody else’s home and thrown away by nobody else'),
  },
  {
    name: 'a member’s interest is not thrown away by others',
    file: `${leads}/added-leads.service.ts`,
    guard: 'if (lead.accountId !== null) throw',
    sabotage: 'if (lead.accountId === -1) throw',
    noticedBy: inOwnLeads('the interest of a member is not thrown away by others, so the count stays right'),
  },
  {
    name: 'what is not shared is not found by searching',
    file: `${leads}/search-leads.ts`,
    guard: 'accountId === null || (sharesContact && !closed.has(accountId))',
    sabotage: 'accountId === null || !closed.has(accountId)',
    noticedBy: inOwnLeads('T36 a number or address that is not shared cannot be found out by searching for it'),
  },
  {
    name: 'a block closes the search for a number too',
    file: `${leads}/search-leads.ts`,
    guard: 'accountId === null || (sharesContact && !closed.has(accountId))',
    sabotage: 'accountId === null || sharesContact',
    noticedBy: inOwnLeads('T36 a number or address that is not shared cannot be found out by searching for it'),
  },
  {
    name: 'no cell of a table is a formula',
    file: 'apps/server/src/platform/csv.ts',
    guard: 'value.replace(formula, "$1$2\'")',
    sabotage: 'value.replace(/^=/, "\'=")',
    noticedBy: inOwnLeads('the table has all leads of the lister alone, and no cell of it is a formula'),
  },
  {
    name: 'no cell of a table is a formula where cells are parted by semicolons',
    file: 'apps/server/src/platform/csv.ts',
    guard: '/(^|[;\\t\\r\\n])(',
    sabotage: '/(^)(',
    noticedBy: {
      file: 'apps/server/src/platform/csv.test.ts',
      test: 'T72 no cell is a formula, by whatever its cells are parted: what follows a semicolon',
    },
  },
  {
    name: 'tables of leads are made so often and no oftener',
    file: `${leads}/leads.routes.ts`,
    guard: '    spend: leads.spendDownload,\n',
    sabotage: '    spend: async () => undefined,\n',
    noticedBy: inOwnLeads('T28 the table is read in batches, and so often in an hour'),
  },
  {
    name: 'how a home does is for its lister alone',
    file: 'apps/server/src/features/insights/days.repository.ts',
    guard: ' and property.owner_id = ${listerId}',
    sabotage: '',
    noticedBy: {
      file: 'apps/server/src/features/insights/own-insights.test.ts',
      test: 'T21 whoever does not list a home is told nothing of it, and reads only sums of their own',
    },
  },
  {
    name: 'a zone that the database does not know fails no statement about everybody',
    file: 'apps/server/migrations/0550_now_in_zone.sql',
    guard: 'exception when invalid_parameter_value then',
    sabotage: 'exception when division_by_zero then',
    noticedBy: noticedBy('a zone that the database does not know holds up nobody’s reminders'),
  },
]

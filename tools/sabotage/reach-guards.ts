import type { Guard } from './guards.ts'

const features = 'apps/server/src/features'
const inReports = (test: string) => ({ file: `${features}/reports/reports.test.ts`, test })
const inBlocks = (test: string) => ({ file: `${features}/blocks/blocks.test.ts`, test })
const inContact = (test: string) => ({ file: `${features}/contact/contact.test.ts`, test })

/** Without any one of these somebody is reached, spoken for or hidden who must not be. */
export const reachGuards: Guard[] = [
  {
    name: 'the reporter is whoever is signed in',
    file: `${features}/reports/reports.service.ts`,
    guard: 'putReport(tx, { reporterId: accountId,',
    sabotage: 'putReport(tx, { reporterId: found.ownerId,',
    noticedBy: inReports('T35 the reporter is whoever is signed in, and the lister learns neither that nor who'),
  },
  {
    name: 'a block holds against whoever wrote it, too',
    file: `${features}/blocks/may-contact.repository.ts`,
    guard: ' or (${blocks(toId, fromId)})',
    sabotage: '',
    noticedBy: inBlocks('T59 a block closes contact in both directions at once, each told in their own words'),
  },
  {
    name: 'a block against the administration holds for its staff',
    file: `${features}/blocks/may-contact.repository.ts`,
    guard: ' or exists (select from account where id = ${id} and staff_role is not null)',
    sabotage: '',
    noticedBy: inBlocks('T59 whoever blocks the administration is out of reach of everybody who works for it'),
  },
  {
    name: 'only staff close reports',
    file: 'packages/contract/src/reports.ts',
    guard: "const decided = {\n  method: 'POST',\n  access: 'staff:review',",
    sabotage: "const decided = {\n  method: 'POST',\n  access: 'member',",
    noticedBy: inReports('only staff close reports'),
  },
  {
    name: 'whoever blocked the administration does not hear from it',
    file: `${features}/contact/contact.service.ts`,
    guard: 'if (message.accountId !== null) await assertMayContactAdmin(tx, { to: message.accountId })',
    sabotage: '',
    noticedBy: inContact('T59 whoever blocked the administration neither writes to it nor hears from it'),
  },
]

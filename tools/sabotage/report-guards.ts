import type { Guard } from './guards.ts'

const reports = 'apps/server/src/features/reports'
const shortlists = 'apps/server/src/features/shortlists'
const inReports = (test: string) => ({ file: `${reports}/reports.test.ts`, test })
const inMessages = (test: string) => ({ file: `${reports}/reported-messages.test.ts`, test })
const inShortlists = (test: string) => ({ file: `${shortlists}/shortlists.test.ts`, test })

/** Without any one of these a report tells or weighs too much, or a shared list shows what it must not. */
export const reportGuards: Guard[] = [
  {
    name: 'reports are limited',
    file: `${reports}/reports.service.ts`,
    guard: '        await spendLimits(tx, limitsOf(accountId))\n',
    sabotage: '        void limitsOf\n',
    noticedBy: inReports('nobody reports more than twenty things an hour'),
  },
  {
    name: 'one reads only reports of one’s own',
    file: `${reports}/reports.repository.ts`,
    guard: "const own = db.selectFrom('report').where('reporterId', '=', reporterId)",
    sabotage: "const own = db.selectFrom('report').where('reporterId', '<>', -reporterId)",
    noticedBy: inReports('T35 the reporter is whoever is signed in, and the lister learns neither that nor who'),
  },
  {
    name: 'only what is public is reported',
    file: `${reports}/reports.repository.ts`,
    guard: "    .where('id', '=', id)\n    .where(isPublic.property)\n",
    sabotage: "    .where('id', '=', id)\n",
    noticedBy: {
      file: 'apps/server/src/nets/access-matrix.test.ts',
      test: 'POST /api/add_reports answers everybody as declared',
    },
  },
  {
    name: 'only one of the two reports a message',
    file: 'apps/server/src/features/chat/reported.ts',
    guard: 'await findOwnChat(db, readerId, conversationId)',
    sabotage:
      "await findOwnChat(db, (await db.selectFrom('chatParticipant').select('memberId').where('conversationId', '=', conversationId).executeTakeFirst())?.memberId ?? readerId, conversationId)",
    noticedBy: inMessages('T57 only one of the two reports a message, and not what is their own, gone or never said'),
  },
  {
    name: 'what was taken back is not reported, and nobody reads it',
    file: 'apps/server/src/features/chat/reported.ts',
    guard: '!row.removedAt && ',
    sabotage: '',
    noticedBy: inMessages('T57 only one of the two reports a message, and not what is their own, gone or never said'),
  },
  {
    name: 'the words of whoever leaves go from what was reported',
    file: `${reports}/compose-reports.ts`,
    guard: '        await forgetSender(tx, accountId)\n',
    sabotage: '        void forgetSender\n',
    noticedBy: inMessages(
      'T71 with whoever said it the words go, and the open report is closed; with the reporter their own words go',
    ),
  },
  {
    name: 'a shared list shows only what is public now',
    file: `${shortlists}/shortlists.repository.ts`,
    guard: "    .where(isPublic)\n    .orderBy('shortlistProperty.place')",
    sabotage:
      "    .where((eb) => eb.or([isPublic(eb as never), eb.lit(true)]))\n    .orderBy('shortlistProperty.place')",
    noticedBy: inShortlists('T24 it shows only what is public now, and only what its owner saved'),
  },
  {
    name: 'notes of a shared list are shown where its owner chose so',
    file: `${shortlists}/shortlists.repository.ts`,
    guard: "note: showsNotes ? (note ?? '') : ''",
    sabotage: "note: showsNotes || note ? (note ?? '') : ''",
    noticedBy: inShortlists('T21 notes are shown only where their owner chose so'),
  },
  {
    name: 'a shared list goes with its member',
    file: `${shortlists}/shortlists.repository.ts`,
    guard: "    .where('account.isActive', '=', true)\n    .where('account.eraseAfter', 'is', null)\n",
    sabotage: '',
    noticedBy: inShortlists('T71 with a member who is shut out or leaves the link goes'),
  },
]

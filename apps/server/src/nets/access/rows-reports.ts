import * as blocks from '@gable/contract/blocks'
import * as reports from '@gable/contract/reports'
import type { StateOf } from '../world/objects.ts'
import { onlyFor, type Row, row, rowAbout, type Verdict } from './row.ts'
import { unseenHome, unseenProject } from './listing-verdicts.ts'

/** Fine for everybody but whoever it belongs to. */
const fineForOthers: Verdict = { fineFor: ['lister'], gets: 'about_yourself', otherwise: 'ok' }

const people: Record<StateOf<'account'>, Verdict> = {
  'of the lister': fineForOthers,
  'about to be erased': 'ok',
  'of staff': 'ok',
  deactivated: 'not_found',
  erased: 'not_found',
  'never there': 'not_found',
}

/** Staff who look into reports. */
const about = { access: 'staff:review', names: 'report', by: 'id' } as const

export const reportRows: Row[] = [
  row(reports.getReportReasons, { access: 'optional' }),
  row(reports.getOwnReports, { access: 'member' }),
  rowAbout(reports.addReport, {
    access: 'member',
    names: 'property',
    by: 'property_id',
    input: ({ id }) => ({ propertyId: id, reasonId: 1 }),
    when: {
      approved: fineForOthers,
      premium: fineForOthers,
      ...unseenHome,
    },
  }),
  rowAbout(reports.report, {
    access: 'member',
    names: 'project',
    by: 'project_id',
    input: ({ id }) => ({ projectId: id, reasonId: 1 }),
    when: {
      approved: fineForOthers,
      gated: fineForOthers,
      ...unseenProject,
    },
  }),
  rowAbout(reports.report, {
    access: 'member',
    names: 'account',
    by: 'user_id',
    input: ({ id }) => ({ accountId: id, reasonId: 1 }),
    when: people,
  }),
  rowAbout(reports.report, {
    access: 'member',
    names: 'chat',
    by: 'chat_id',
    input: ({ chatId }) => ({ chatId, sequence: 1, reasonId: 1 }),
    when: { 'of the lister': onlyFor('lister'), 'never there': 'not_found' },
  }),
  row(reports.listReports, { access: 'staff:review' }),
  rowAbout(reports.claimReport, {
    ...about,
    input: ({ id }) => ({ id }),
    when: { open: 'ok', claimed: 'illegal_move', closed: 'illegal_move', 'never there': 'not_found' },
  }),
  rowAbout(reports.closeReport, {
    ...about,
    input: ({ id }) => ({ id, decision: 'no_action' as const }),
    when: { open: 'ok', claimed: 'ok', closed: 'illegal_move', 'never there': 'not_found' },
  }),

  rowAbout(blocks.blockUser, {
    access: 'member',
    names: 'account',
    by: 'to_user_id',
    input: ({ id }) => ({ accountId: id }),
    when: people,
  }),
  rowAbout(blocks.unblockUser, {
    access: 'member',
    names: 'account',
    by: 'to_user_id',
    input: ({ id }) => ({ accountId: id }),
    when: {
      'of the lister': 'ok',
      'about to be erased': 'ok',
      'of staff': 'ok',
      deactivated: 'ok',
      erased: 'ok',
      'never there': 'ok',
    },
  }),
  row(blocks.getBlockedUsers, { access: 'member' }),
]

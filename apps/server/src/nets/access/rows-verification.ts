import * as calls from '@gable/contract/verification'
import type { StateOf } from '../world/objects.ts'
import { type Row, row, rowAbout, type Verdict } from './row.ts'

/** What staff look into; of members who are none of the callers. */
const about = { access: 'staff:review', names: 'verification', by: 'id' } as const
const field = { access: 'staff:settings', names: 'verificationField' } as const
const names = { en: 'Licence' }

type States = Record<StateOf<'verification'>, Verdict>
const waiting: States = {
  pending: 'ok',
  claimed: 'ok',
  success: 'illegal_move',
  failed: 'illegal_move',
  withdrawn: 'illegal_move',
  replaced: 'not_found',
  'never there': 'not_found',
}

export const verificationRows: Row[] = [
  row(calls.getVerificationFields, { access: 'member' }),
  row(calls.getVerificationValues, { access: 'member' }),
  rowAbout(calls.applyForVerification, {
    access: 'member',
    names: 'verificationField',
    by: 'form_fields',
    input: ({ id }) => ({ answers: [{ id, value: 'AMI 14203' }] }),
    when: { asked: 'ok', retired: 'invalid_request', 'never there': 'invalid_request' },
  }),
  // Nobody here has applied.
  row(calls.withdrawVerification, { access: 'member', gets: 'illegal_move' }),
  row(calls.listVerifications, { access: 'staff:review' }),
  rowAbout(calls.getVerification, {
    ...about,
    input: ({ id }) => ({ id }),
    when: { ...waiting, success: 'ok', failed: 'ok', withdrawn: 'ok', replaced: 'ok' },
  }),
  rowAbout(calls.claimVerification, {
    ...about,
    input: ({ id }) => ({ id }),
    when: { ...waiting, claimed: 'illegal_move' },
  }),
  rowAbout(calls.decideVerification, {
    ...about,
    input: ({ id }) => ({ id, decision: 'approve' as const }),
    when: waiting,
  }),
  rowAbout(calls.decideVerification, {
    ...about,
    input: ({ id }) => ({ id, decision: 'revoke' as const, reason: 'It was withdrawn' }),
    when: { ...waiting, pending: 'illegal_move', claimed: 'illegal_move', success: 'ok' },
  }),
  row(calls.listVerificationFields, { access: 'staff:settings' }),
  row(calls.saveVerificationField, {
    access: 'staff:settings',
    input: () => ({ names, type: 'text' as const, isRequired: false }),
  }),
  rowAbout(calls.saveVerificationField, {
    ...field,
    by: 'id',
    input: ({ id }) => ({ id, names, type: 'text' as const, isRequired: false }),
    when: { asked: 'ok', retired: 'ok', 'never there': 'not_found' },
  }),
  rowAbout(calls.orderVerificationFields, {
    ...field,
    by: 'ids',
    input: ({ id }) => ({ ids: [id] }),
    when: { asked: 'ok', retired: 'ok', 'never there': 'not_found' },
  }),
  rowAbout(calls.retireVerificationField, {
    ...field,
    by: 'id',
    input: ({ id }) => ({ id }),
    when: { asked: 'ok', retired: 'illegal_move', 'never there': 'not_found' },
  }),
]

import * as calls from '@gable/contract/bank-transfers'
import * as staff from '@gable/contract/staff-payments'
import { samplePdf } from '../../test/sample-pdf.ts'
import type { StateOf } from '../world/objects.ts'
import { onlyFor, refusedFor, type Row, row, rowAbout, type Verdict } from './row.ts'

const own = onlyFor('lister')
const ended = refusedFor('illegal_move', 'lister')
const transfer = { names: 'transfer', by: 'payment_transaction_id' } as const
const member = { ...transfer, access: 'member' } as const
const finance = { access: 'staff:finance' } as const
const ofStaff = { ...transfer, ...finance } as const
const receipt = new File([new Uint8Array(samplePdf())], 'receipt.pdf', { type: 'application/pdf' })
const reason = 'It shows another amount'

type States = Record<StateOf<'transfer'>, Verdict>
/** Of a transfer, while nobody has confirmed it and afterwards. */
const when = (waiting: Verdict, confirmed: Verdict): States => ({
  ...{ pending: waiting, 'with a receipt': waiting, 'with a refused receipt': waiting, confirmed },
  'never there': 'not_found',
})

export const transferRows: Row[] = [
  rowAbout(calls.payByBankTransfer, {
    access: 'member',
    names: 'offeredPackage',
    by: 'package_id',
    input: ({ id }) => ({ packageId: id }),
    when: { paid: 'ok', free: 'illegal_move', retired: 'not_found', 'never there': 'not_found' },
  }),
  rowAbout(calls.getBankTransfer, { ...member, input: ({ reference }) => ({ reference }), when: when(own, own) }),
  rowAbout(calls.sendBankTransferReceipt, {
    ...member,
    input: ({ reference }) => ({ reference, file: receipt }),
    when: when(own, ended),
  }),

  row(staff.listStaffPayments, finance),
  rowAbout(staff.listStaffPayments, {
    ...finance,
    names: 'account',
    by: 'account_id',
    input: ({ id }) => ({ accountId: id }),
    when: {
      ...{ 'of the lister': 'ok', deactivated: 'ok', 'about to be erased': 'ok', 'of staff': 'ok' },
      ...{ erased: 'ok', 'never there': 'ok' },
    },
  }),
  rowAbout(staff.getStaffPayment, { ...ofStaff, input: ({ reference }) => ({ reference }), when: when('ok', 'ok') }),
  rowAbout(staff.getStaffPayment, {
    ...finance,
    names: 'alarmedPayment',
    by: 'payment_transaction_id',
    input: ({ reference }) => ({ reference }),
    when: { alarmed: 'ok', 'never there': 'not_found' },
  }),
  rowAbout(staff.confirmTransfer, {
    ...ofStaff,
    needsFreshProof: true,
    input: ({ reference }) => ({ reference, amount: '19' }),
    when: when('ok', 'illegal_move'),
  }),
  rowAbout(staff.refuseReceipt, {
    ...ofStaff,
    input: ({ reference }) => ({ reference, reason }),
    when: { ...when('illegal_move', 'illegal_move'), 'with a receipt': 'ok' },
  }),
  rowAbout(staff.refundPayment, {
    ...ofStaff,
    needsFreshProof: true,
    input: ({ reference }) => ({ reference, amount: '19', reason }),
    when: when('illegal_move', 'ok'),
  }),
  rowAbout(staff.clearPaymentAlarm, {
    ...finance,
    names: 'alarmedPayment',
    by: 'payment_transaction_id',
    input: ({ reference }) => ({ reference, note: 'Sent back by hand' }),
    when: { alarmed: 'ok', 'never there': 'not_found' },
  }),
]

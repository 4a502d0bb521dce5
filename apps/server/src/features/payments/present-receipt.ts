import type { ReceiptState } from '@gable/contract/payments'
import type { StaffPayment } from '@gable/contract/staff-payments'
import type { Selectable } from 'kysely'
import type { DocumentsService } from '../media/documents.service.ts'
import type { PaymentsTables } from './payments.tables.ts'

type Receipt = Selectable<PaymentsTables['paymentReceipt']>
type File = Awaited<ReturnType<DocumentsService['describe']>>[number]

/** What staff refused and what the inspection refused are one to whoever sent it: another one is wanted. */
export function receiptStateOf(state: Receipt['state'] | null | undefined, file: File | undefined): ReceiptState {
  if (!state || !file) return 'none'
  if (state === 'refused' || file.state === 'refused') return 'refused'
  return file.state === 'ready' ? 'sent' : 'checking'
}

export const toStaffReceipt = (receipt: Receipt, file: File): NonNullable<StaffPayment['receipt']> => ({
  size: file.size,
  type: file.type === 'application/pdf' ? 'pdf' : 'picture',
  state: file.state,
  // Nothing is opened before it was looked at.
  url: file.state === 'ready' ? file.url : '',
  sent_at: receipt.sentAt.toISOString(),
  refusal: receipt.refusal,
})

import { sendBankTransferReceipt } from '@gable/contract/bank-transfers'
import { failPayment } from '@gable/contract/payments'
import { dispatch } from '#app/shell/dispatcher.ts'

export const sendReceipt = (reference: string, uploadId: string) =>
  dispatch(sendBankTransferReceipt, { reference, file: { uploadId } })
export const cancelTransfer = (reference: string) => dispatch(failPayment, { reference })

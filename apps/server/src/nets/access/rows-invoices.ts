import * as calls from '@gable/contract/invoices'
import { onlyFor, row, type Row, rowAbout } from './row.ts'

export const invoiceRows: Row[] = [
  rowAbout(calls.getInvoice, {
    ...{ access: 'member', names: 'payment', by: 'payment_transaction_id' },
    input: ({ reference }) => ({ reference }),
    when: {
      ...{ pending: 'not_found', cancelled: 'not_found', succeeded: onlyFor('lister') },
      'never there': 'not_found',
    },
  }),
  row(calls.listInvoices, { access: 'staff:finance' }),
  rowAbout(calls.getStaffInvoice, {
    ...{ access: 'staff:finance', names: 'invoice', by: 'number' },
    input: ({ number }) => ({ number }),
    when: { issued: 'ok', 'never there': 'not_found' },
  }),
]

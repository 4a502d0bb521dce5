import type { Answer } from '@gable/contract/call'
import { invoiceKinds, type listInvoices } from '@gable/contract/invoices'
import type { Product } from './compose.ts'
import { type Command, plain } from './staff-commands.ts'

type Listed = Answer<typeof listInvoices>['data'][number]

/** What was charged and what went back in a year. */
export const invoiceCommands: Record<string, Command> = {
  invoices: {
    usage: 'invoices [year]',
    run: ({ invoices }, [said]) => listYear(invoices, said === undefined ? new Date().getUTCFullYear() : Number(said)),
  },
}

async function* listYear({ service }: Product['invoices'], year: number) {
  let count = 0
  for (const kind of invoiceKinds) {
    for await (const invoice of service.readYear({ kind, year })) {
      count += 1
      yield toLine(invoice)
    }
  }
  yield `${count} of ${year}`
}

const toLine = ({ number, issuedAt, orderNumber, total, tax, currency, buyer }: Listed) =>
  `${number}\t${issuedAt}\t${orderNumber}\t${total} ${currency}\t${tax} tax\t${plain(buyer)}`

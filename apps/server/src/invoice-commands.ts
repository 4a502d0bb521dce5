import { type Command, plain } from './staff-commands.ts'

const maxLines = 10_000
const page = 50

/** What was charged and what went back in a year. */
export const invoiceCommands: Record<string, Command> = {
  invoices: {
    usage: 'invoices [year]',
    run: async ({ invoices }, [said]) => {
      const year = said === undefined ? new Date().getUTCFullYear() : Number(said)
      const lines: string[] = []
      for (const kind of ['invoice', 'credit_note'] as const) {
        for (let offset = 0; offset < maxLines; offset += page) {
          const { data } = await invoices.service.list({ kind, year, offset, limit: page })
          lines.push(
            ...data.map(
              ({ number, issuedAt, orderNumber, total, tax, currency, buyer }) =>
                `${number}\t${issuedAt}\t${orderNumber}\t${total} ${currency}\t${tax} tax\t${plain(buyer)}`,
            ),
          )
          if (data.length < page) break
        }
      }
      return [`${lines.length} of ${year}`, ...lines].join('\n')
    },
  },
}

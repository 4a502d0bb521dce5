import type { Answer } from '@gable/contract/call'
import type { getPaymentDetails } from '@gable/contract/payments'
import { brandNames } from '@gable/domain/payment-methods'
import { paymentColumnTexts } from '@gable/i18n/payment-column-texts'
import type { LanguageCode } from '@gable/i18n/languages'
import { type CsvPage, toCsvTable } from '#platform/csv.ts'

type Row = Answer<typeof getPaymentDetails>['data'][number] & { id: number }
type ListPage = (page: CsvPage) => Promise<Row[]>

/** All payments of a member. */
export function toPaymentsCsv(language: LanguageCode, listPage: ListPage) {
  const { columns, states, methods } = paymentColumnTexts(language)
  return toCsvTable(columns, listPage, (payment) => [
    payment.createdAt.slice(0, 10),
    payment.orderNumber,
    payment.package,
    { ...brandNames, ...methods }[payment.method],
    states[payment.state],
    payment.amount,
    payment.refunded,
    payment.currency,
  ])
}

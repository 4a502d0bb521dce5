import { fromMinor, minorUnits } from '@gable/domain/currency'
import { isCounted } from '@gable/domain/package-access'
import type { PaymentMethod } from '@gable/domain/payment-methods'
import { languageOf } from '@gable/i18n/languages'
import { textsOf } from '@gable/i18n/site-texts'
import { translate, type Values } from '@gable/i18n/translate'
import type { InvoiceRow } from './invoices.repository.ts'
import type { Labelled, Party, Sheet } from './pdf/sheet.ts'

type About = { row: InvoiceRow; siteUrl: string; page: number; pages: number; corrects: string }

/** An invoice or a credit note in the words of the buyer's language. */
export function sheetOf({ row, siteUrl, page, pages, corrects }: About): Sheet {
  const { code: language, dir, locale } = languageOf(row.language)
  const say = (key: string, values?: Values) => translate(textsOf('invoices', language), language, key, values)
  const kindOf = (kind: string) => translate(textsOf('packages', language), language, `kinds.${kind}`)
  const money = createMoney(locale, row.currency)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const isCredit = row.kind === 'credit_note'
  const { seller, buyer, features } = row
  const taxLine = (taxNumber: string) => (taxNumber ? [say('taxNumber', { number: isolate(taxNumber) })] : [])
  const country = buyer.country ? [nameOfCountry(buyer.country, locale)] : []
  const parties: [Party, Party] = [
    { label: say('from'), name: seller.name, lines: [...seller.lines, ...taxLine(seller.taxNumber)] },
    // Somebody has to stand there, also before they have said who they are.
    {
      label: say('to'),
      name: buyer.name || buyer.email,
      lines: [...buyer.lines, ...country, ...taxLine(buyer.taxNumber)],
    },
  ]
  const price = money(row.priceMinor)
  const kinds = features.map(({ kind, limit }) => {
    const name = kindOf(kind)
    if (!isCounted(kind)) return name
    return limit === null ? say('unlimited', { name }) : say('limited', { name, limit })
  })
  return {
    ...{ language, dir, issuedAt: row.issuedAt, site: seller.site, number: row.number, parties },
    title: say(isCredit ? 'creditNote' : 'title'),
    facts: [
      { label: say('issued'), value: days.format(row.issuedAt) },
      ...(isCredit ? [{ label: say('corrects'), value: corrects }] : []),
      { label: say('order'), value: row.orderNumber },
      { label: say(isCredit ? 'refunded' : 'paid'), value: days.format(row.issuedAt) },
      { label: say('method'), value: methodNames[row.method] ?? say(`methods.${row.method}`) },
    ],
    columns: [say('description'), say('quantity'), say('unitPrice'), say('amount')],
    line: { name: row.packageName, detail: periodOf(row, days, say), figures: ['1', price, price] },
    badge: say(isCredit ? 'givenBack' : 'paidInFull'),
    sums: sumsOf(row, money, locale, say),
    total: { label: say(isCredit ? 'totalRefunded' : 'total'), value: money(row.totalMinor) },
    included:
      isCredit || kinds.length === 0
        ? null
        : { label: say('includes'), value: new Intl.ListFormat(locale, { type: 'unit' }).format(kinds) },
    footer: [new URL(siteUrl).host, contactOf(row), say('page', { page, pages })],
  }
}

/** Names of their own in every language. */
const methodNames: Partial<Record<PaymentMethod, string>> = {
  paypal: 'PayPal',
  paystack: 'Paystack',
  flutterwave: 'Flutterwave',
}

type Say = (key: string, values?: Values) => string

function sumsOf(row: InvoiceRow, money: (minor: number) => string, locale: string, say: Say): Labelled[] {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const tax = `${row.taxName || say('tax')} ${percent.format(row.taxBasisPoints / 10_000)}`
  return [
    { label: say('subtotal'), value: money(row.priceMinor) },
    ...(row.discountMinor > 0 ? [{ label: say('discount'), value: money(-row.discountMinor) }] : []),
    ...(row.taxMinor > 0 || row.taxBasisPoints > 0 ? [{ label: tax, value: money(row.taxMinor) }] : []),
  ]
}

function periodOf({ days: count, startsAt, endsAt }: InvoiceRow, days: Intl.DateTimeFormat, say: Say): string {
  const said = say('days', { count })
  return startsAt && endsAt ? say('period', { days: said, range: days.formatRange(startsAt, endsAt) }) : said
}

const contactOf = ({ seller: { email, phone } }: InvoiceRow) => [email, phone].filter(Boolean).join(' · ')

/** In as many decimals as the currency has, exact beyond what a double holds. */
function createMoney(locale: string, currency: string) {
  const digits = minorUnits(currency)
  const format = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits },
  })
  return (minor: number) => format.format(fromMinor(minor, currency) as `${number}`)
}

const nameOfCountry = (code: string, locale: string) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code

/** One run in every direction. */
const isolate = (text: string) => `\u2068${text}\u2069`

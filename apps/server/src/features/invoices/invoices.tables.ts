import type { PackageAccess } from '@gable/domain/package-access'
import type { PaymentMethod } from '@gable/domain/payment-methods'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export type InvoiceKind = 'invoice' | 'credit_note'

/** Who issues it, as the operator said it then. */
export type Seller = { site: string; name: string; lines: string[]; taxNumber: string; email: string; phone: string }
/** Who it is for, as they said it when they paid. */
export type Buyer = { name: string; lines: string[]; country: string; taxNumber: string; email: string }
/** A limit of null is none. */
export type InvoicedFeature = { kind: PackageAccess; limit: number | null }

export type InvoicesTables = {
  invoiceCounter: { kind: InvoiceKind; year: number; lastSerial: number; lastAt: Date }
  invoice: {
    id: GeneratedAlways<number>
    kind: InvoiceKind
    year: number
    serial: number
    number: GeneratedAlways<string>
    issuedAt: Date
    paymentId: number
    correctsId: Generated<number | null>
    accountId: number | null
    language: string
    seller: JSONColumnType<Seller>
    buyer: JSONColumnType<Buyer>
    packageName: string
    days: number
    startsAt: Date | null
    endsAt: Date | null
    features: JSONColumnType<InvoicedFeature[]>
    priceMinor: number
    discountMinor: number
    taxName: string
    taxBasisPoints: number
    taxMinor: number
    totalMinor: number
    currency: string
    method: PaymentMethod
    orderNumber: string
  }
}

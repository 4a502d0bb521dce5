import * as z from 'zod'
import { Email } from './accounts.ts'
import type { Call } from './call.ts'
import { Currency, Money } from './money.ts'
import { clearable, Id, renamed, text } from './wire.ts'

/** As people type it; upper and lower case are the same. */
export const CouponCode = text(40, 1).describe('Ours')

const Coupon = z.object({
  code: z.string(),
  percent: z.int().nullable().describe('Null where it takes off an amount'),
  amount: Money.nullable(),
})

const Order = renamed(
  z.object({
    package_id: Id,
    package: z.string().describe('Its name'),
    duration_days: z.int(),
    price: Money,
    discount: Money,
    tax_name: z.string().describe('Such as VAT; empty where there is none'),
    tax_percent: z.string().describe('Such as 23 or 7.5'),
    tax: Money,
    total: Money.describe('What is paid; 0 if a coupon takes off everything'),
    currency: Currency,
    coupon: Coupon.nullable(),
    ends_at: z.string().describe('When it would end if it began now'),
  }),
  {
    package_id: 'packageId',
    package: 'name',
    duration_days: 'durationDays',
    tax_name: 'taxName',
    tax_percent: 'taxPercent',
    ends_at: 'endsAt',
  },
)
export type Order = z.output<typeof Order>

export const getOrder = {
  method: 'GET',
  path: '/get-order',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: what a package costs the caller now, with coupon and tax; paying decides anew',
  input: renamed(z.strictObject({ package_id: Id, coupon_code: CouponCode.optional() }), {
    package_id: 'packageId',
    coupon_code: 'couponCode',
  }),
  output: Order,
  errors: ['not_found', 'illegal_move', 'coupon_unusable'],
} as const satisfies Call

export const startWithCoupon = {
  method: 'POST',
  path: '/start-with-coupon',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: take a package of which a coupon leaves nothing to pay',
  input: renamed(z.strictObject({ package_id: Id, coupon_code: CouponCode }), {
    package_id: 'packageId',
    coupon_code: 'couponCode',
  }),
  output: renamed(z.object({ package_id: Id, expires_at: z.string() }), {
    package_id: 'packageId',
    expires_at: 'expiresAt',
  }),
  errors: ['not_found', 'illegal_move', 'payment_required', 'coupon_unusable'],
} as const satisfies Call

const details = {
  name: text(120),
  address: text(400),
  country: clearable(z.string().regex(/^[A-Z]{2}$/)).describe('Two letters of ISO 3166; what tax there is hangs on it'),
  tax_number: text(40),
  email: clearable(Email).describe('Where invoices are sent; empty for the address of the account'),
}
const said = z.string()
const BillingDetails = renamed(z.object({ name: said, address: said, country: said, tax_number: said, email: said }), {
  tax_number: 'taxNumber',
})
export type BillingDetails = z.output<typeof BillingDetails>

export const getBillingDetails = {
  method: 'GET',
  path: '/get-billing-details',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: who invoices of the caller are for; empty until it is said',
  input: z.strictObject({}),
  output: BillingDetails,
  errors: [],
} as const satisfies Call

export const saveBillingDetails = {
  method: 'POST',
  path: '/save-billing-details',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: say who invoices are for from now on; those that there are stay as they are',
  input: renamed(z.strictObject(details), { tax_number: 'taxNumber' }),
  output: z.null(),
  errors: [],
  isUpdate: true,
} as const satisfies Call

import * as checkout from '@gable/contract/checkout'
import * as coupons from '@gable/contract/staff-coupons'
import { type Row, row, rowAbout } from './row.ts'

const offer = { access: 'member', names: 'offeredPackage', by: 'package_id' } as const
const finance = { access: 'staff:finance' } as const
const content = () => ({ code: `C-${crypto.randomUUID()}`, percent: 10 })

export const orderRows: Row[] = [
  rowAbout(checkout.getOrder, {
    ...offer,
    input: ({ id }) => ({ packageId: id }),
    when: { paid: 'ok', free: 'illegal_move', retired: 'not_found', 'never there': 'not_found' },
  }),
  rowAbout(checkout.getOrder, {
    ...offer,
    input: ({ id, couponCode }) => ({ packageId: id, couponCode }),
    when: { paid: 'ok', free: 'illegal_move', retired: 'not_found', 'never there': 'not_found' },
  }),
  rowAbout(checkout.startWithCoupon, {
    ...offer,
    input: ({ id, couponCode }) => ({ packageId: id, couponCode }),
    when: { paid: 'ok', free: 'illegal_move', retired: 'not_found', 'never there': 'not_found' },
  }),
  row(checkout.getBillingDetails, { access: 'member' }),
  row(checkout.saveBillingDetails, {
    access: 'member',
    input: () => ({ name: 'Harbour Homes', address: 'Cais 1', country: 'PT', taxNumber: 'PT1', email: 'a@gable.test' }),
  }),

  row(coupons.listCoupons, finance),
  row(coupons.saveCoupon, { ...finance, input: content }),
  rowAbout(coupons.saveCoupon, {
    ...finance,
    names: 'coupon',
    by: 'id',
    input: ({ id }) => ({ ...content(), id }),
    when: { active: 'ok', ended: 'ok', 'never there': 'not_found' },
  }),
  rowAbout(coupons.saveCoupon, {
    ...finance,
    names: 'offeredPackage',
    by: 'package_id',
    input: ({ id }) => ({ ...content(), packageId: id }),
    when: { paid: 'ok', free: 'ok', retired: 'ok', 'never there': 'not_found' },
  }),
  rowAbout(coupons.endCoupon, {
    ...finance,
    names: 'coupon',
    by: 'id',
    input: ({ id }) => ({ id }),
    when: { active: 'ok', ended: 'illegal_move', 'never there': 'not_found' },
  }),
]

import type { Order } from '@gable/contract/checkout'
import type { Checkout } from './checkout-view.tsx'

export const order: Order = {
  packageId: 3,
  name: 'Agency',
  durationDays: 30,
  price: '89.00',
  discount: '0.00',
  taxName: 'VAT',
  taxPercent: '23',
  tax: '20.47',
  total: '109.47',
  currency: 'EUR',
  coupon: null,
  endsAt: '2026-08-07T12:00:00Z',
}

export const orderWithCoupon: Order = {
  ...order,
  ...{ discount: '8.90', tax: '18.42', total: '98.52' },
  coupon: { code: 'WELCOME10', percent: 10, amount: null },
}

/** Of a site that takes money in every way. */
export const checkout: Checkout = {
  order,
  features: [
    { type: 'property_list', limit: 20, days: null },
    { type: 'premium_properties', limit: null, days: null },
  ],
  couponCode: '',
  couponProblem: undefined,
  methods: (['stripe', 'paypal', 'paystack', 'flutterwave', 'bank_transfer'] as const).map((method) => ({
    ...{ method, publicKey: 'pk_local', isTest: false },
  })),
  billing: { name: 'Inês Carvalho', address: 'Rua da Alegria 511, Porto', country: 'PT', taxNumber: '', email: '' },
  countryName: 'Portugal',
  countries: [
    { code: 'DE', name: 'Germany' },
    { code: 'PT', name: 'Portugal' },
  ],
  isEditing: false,
  attempt: 'attempt-1',
  stripeScript: '',
  next: '',
}

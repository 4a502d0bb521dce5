/** Providers that take payments for the operator, by the names of the wire. */
export const providerNames = ['stripe', 'paypal', 'paystack', 'flutterwave'] as const
export type ProviderName = (typeof providerNames)[number]

/** With what needs no provider: the buyer sends the money to the bank, and staff say that it came. */
export const paymentMethods = [...providerNames, 'bank_transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What people know them as, in every language; the rest has words. */
export const brandNames = { paypal: 'PayPal', paystack: 'Paystack', flutterwave: 'Flutterwave' } as const

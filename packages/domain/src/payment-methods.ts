/** Providers that take payments for the operator, by the names of the wire. */
export const providerNames = ['stripe', 'paypal', 'paystack', 'flutterwave'] as const
export type ProviderName = (typeof providerNames)[number]

/** How a member can pay: through a provider, or to the operator's bank, which staff confirm. */
export const paymentMethods = [...providerNames, 'bank_transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

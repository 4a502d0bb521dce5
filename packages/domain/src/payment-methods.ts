/** Providers that take payments for the operator, by the names of the wire. */
export const providerNames = ['stripe', 'paypal', 'paystack', 'flutterwave'] as const
export type ProviderName = (typeof providerNames)[number]

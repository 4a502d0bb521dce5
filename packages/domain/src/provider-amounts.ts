import { minorUnits, shiftPoint } from './currency.ts'
import type { ProviderName } from './payment-methods.ts'

// Where a provider counts a currency otherwise than ISO 4217: taken for the smallest unit, 500 ISK would be charged by
// Stripe as 5 ISK. From https://docs.stripe.com/currencies, https://paystack.com/docs/api/#supported-currency and
// https://developer.paypal.com/api/rest/reference/currency-codes/.
const ownDecimals: Partial<Record<ProviderName, Partial<Record<string, number>>>> = {
  stripe: { ISK: 2, UGX: 2, MGA: 0 },
  paystack: { RWF: 2, XOF: 2 },
  paypal: { HUF: 0, TWD: 0 },
}

const decimalsOf = (provider: ProviderName, currency: string) =>
  ownDecimals[provider]?.[currency] ?? minorUnits(currency)

/** An amount in the units of a provider; nothing where it has none as small, since money is not rounded on the way. */
export function toProviderUnits(provider: ProviderName, amountMinor: number, currency: string): number | undefined {
  const places = decimalsOf(provider, currency) - minorUnits(currency)
  const units = places < 0 ? amountMinor / 10 ** -places : amountMinor * 10 ** places
  return Number.isSafeInteger(units) ? units : undefined
}

/** What a provider says in its units; what is less than our smallest unit does not count. */
export function fromProviderUnits(provider: ProviderName, units: number, currency: string): number {
  const places = decimalsOf(provider, currency) - minorUnits(currency)
  return places < 0 ? units * 10 ** -places : Math.floor(units / 10 ** places)
}

/** The same for providers that are told a decimal. */
export function toProviderDecimal(provider: ProviderName, amountMinor: number, currency: string): string | undefined {
  const units = toProviderUnits(provider, amountMinor, currency)
  return units === undefined ? undefined : shiftPoint(units, decimalsOf(provider, currency))
}

/** What is added to a price in a country (ISO 3166), or in all others where it names none. */
export type TaxRate = { country: string; percent: string; name: string }

export const noTax: TaxRate = { country: '', percent: '0', name: '' }

/** That of the country itself, or else that of all others. */
export const taxRateFor = (rates: readonly TaxRate[], country: string): TaxRate =>
  rates.find((rate) => rate.country === country) ?? rates.find((rate) => rate.country === '') ?? noTax

/** 7.5 % is 750: with two decimals at most it is a whole number. */
export const toBasisPoints = (percent: string): number => Math.round(Number(percent) * 100)

export const percentOf = (basisPoints: number): string => String(basisPoints / 100)

/** The parts of a place that a line of it names; a city that the address ends with is not named twice. */
export function streetAndCity({ address, city }: { address: string; city: string }): string[] {
  const street = address.trim()
  const hasCity = street === city || street.endsWith(` ${city}`)
  return [street, hasCity ? '' : city].filter((part) => part !== '')
}

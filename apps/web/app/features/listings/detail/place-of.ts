import { joinNames } from '#app/shared/join-names.ts'

type Place = { address: string; city: string; state: string; country: string }

/** Street, city, district and country, none of them twice: many people write the city into the street. */
export function placeOf({ address, city, state, country }: Place): string {
  const more = [...new Set([city, state, country])].filter((part) => part && !address.endsWith(part))
  return joinNames([address, ...more])
}

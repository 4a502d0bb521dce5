import type { Geocoder } from '../geocoder.ts'
import { createAsk } from './ask-service.ts'
import { createGoogle } from './google.ts'
import { createNominatim } from './nominatim.ts'
import type { OutsideGeocoder, OutsideOptions } from './outside-geocoder.ts'
import { createPhoton } from './photon.ts'
import { withFallback } from './with-fallback.ts'

const services: Record<string, (options: OutsideOptions) => OutsideGeocoder> = {
  nominatim: createNominatim,
  photon: createPhoton,
  google: createGoogle,
}
const googleUrl = 'https://maps.googleapis.com'

type Choice = {
  name: 'local' | 'nominatim' | 'photon' | 'google'
  url: string | undefined
  key: string | undefined
  timeoutMs: number
  siteUrl: string
}
type Parts = Omit<Parameters<typeof withFallback>[0], 'outside'>

/** The geocoder that the operator chose; a choice that lacks something stops the start. */
export function chooseGeocoder({ name, url, key, timeoutMs, siteUrl }: Choice, parts: Parts): Geocoder {
  const create = services[name]
  if (!create) return parts.local
  const address = url ?? (name === 'google' ? googleUrl : undefined)
  if (!address) throw new Error(`GEOCODER=${name} needs GEOCODER_URL, the address of the server`)
  if (name === 'google' && !key) throw new Error('GEOCODER=google needs GEOCODER_KEY')
  const ask = createAsk({ userAgent: `Gable (${siteUrl})`, timeoutMs })
  return withFallback({ ...parts, outside: create({ url: address.replace(/\/$/, ''), key, ask }) })
}

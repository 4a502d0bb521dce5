import type { Place, PlaceAddress } from '@gable/contract/places'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeService } from '../../../test/fake-service.ts'
import type { Geocoder } from '../geocoder.ts'
import { chooseGeocoder } from './choose-geocoder.ts'
import { googleResult, nominatimPlace, photonFeature, photonHouse } from './service-answers.fixtures.ts'

let service: Awaited<ReturnType<typeof startFakeService>>
beforeAll(async () => {
  service = await startFakeService()
})
afterAll(() => service.stop())

const porto = { latitude: 41.14, longitude: -8.61 }
const known: PlaceAddress = {
  city: 'Porto',
  state: 'Porto',
  country: 'Portugal',
  countryCode: 'PT',
  formattedAddress: 'Porto, Portugal',
  ...porto,
}
const knownPlace: Place = { id: '1', kind: 'city', name: 'Porto', ...known }
const local: Geocoder = { name: 'local', autocomplete: async () => [knownPlace], reverse: async () => known }
const query = { text: 'ber', language: 'ar', near: porto, limit: 3 }

/** A geocoder that asks the fake, and what it complained about. */
function ask(
  name: 'nominatim' | 'photon' | 'google',
  facts: { isOpen?: boolean; url?: string; timeoutMs?: number } = {},
) {
  const { url = `${service.url}/`, timeoutMs = 60_000 } = facts
  const complaints: unknown[] = []
  const breaker = { allows: () => !facts.isOpen, succeeded: () => undefined, failed: () => undefined }
  const geocoder = chooseGeocoder(
    { name, url, key: 'secret-key', timeoutMs, siteUrl: 'https://homes.example' },
    { local, breaker, onFallback: (error) => complaints.push(error) },
  )
  return { ...geocoder, complaints }
}

describe('Nominatim', () => {
  test('tells the address of a point', async () => {
    service.will({ body: nominatimPlace })
    expect(await ask('nominatim').reverse(porto, 'en')).toEqual({
      city: 'Porto',
      state: 'Área Metropolitana do Porto',
      country: 'Portugal',
      countryCode: 'PT',
      formattedAddress: nominatimPlace.display_name,
      ...porto,
    })
    expect(Object.fromEntries(service.asked[0]?.url.searchParams ?? [])).toEqual({
      format: 'jsonv2',
      addressdetails: '1',
      lat: '41.14',
      lon: '-8.61',
      'accept-language': 'en',
    })
    expect(service.asked[0]?.userAgent).toBe('Gable (https://homes.example)')
  })

  test('finds places, those in sight first', async () => {
    service.will({ body: [{ ...nominatimPlace, addresstype: 'city', name: 'Porto' }] })
    expect(await ask('nominatim').autocomplete(query)).toMatchObject([
      { id: 'way-30839014', kind: 'city', name: 'Porto', latitude: 41.1413, longitude: -8.6145, countryCode: 'PT' },
    ])
    expect(service.asked[0]?.url.searchParams.get('viewbox')).toBe('-9.11,41.64,-8.11,40.64')
  })

  test('is not asked for every letter where its rules forbid it', async () => {
    expect(await ask('nominatim', { url: 'https://nominatim.openstreetmap.org' }).autocomplete(query)).toEqual([
      knownPlace,
    ])
  })

  test('may say that nothing is there, and then the gazetteer is asked', async () => {
    service.will({ body: { error: 'Unable to geocode' } })
    expect(await ask('nominatim').reverse(porto, 'en')).toEqual(known)
  })
})

describe('Photon', () => {
  test('finds places in a language it speaks', async () => {
    service.will({ body: { type: 'FeatureCollection', features: [photonFeature, photonHouse] } })
    expect(await ask('photon').autocomplete(query)).toMatchObject([
      { id: 'R-62422', kind: 'city', name: 'Berlin', state: 'Berlin', formattedAddress: 'Berlin, Germany' },
      { kind: 'address', name: 'Pariser Platz 1', formattedAddress: 'Pariser Platz 1, 10117 Berlin, Germany' },
    ])
    const { searchParams } = service.asked[0]?.url ?? new URL('http://none')
    expect([searchParams.get('lang'), searchParams.get('lat')]).toEqual(['en', '41.14'])
  })

  test('leaves out the state, and the gazetteer adds it', async () => {
    const house = { ...photonHouse, properties: { ...photonHouse.properties, countrycode: 'PT' } }
    service.will({ body: { features: [house] } })
    expect(await ask('photon').reverse(porto, 'en')).toMatchObject({ city: 'Berlin', state: 'Porto' })
  })

  test('is not mixed with the gazetteer across a border', async () => {
    service.will({ body: { features: [photonHouse] } })
    expect(await ask('photon').reverse(porto, 'en')).toEqual(known)
  })
})

describe('Google', () => {
  test('tells the address of a point', async () => {
    service.will({ body: { status: 'OK', results: [googleResult] } })
    expect(await ask('google').reverse(porto, 'en')).toEqual({
      city: 'Mountain View',
      state: 'California',
      country: 'United States',
      countryCode: 'US',
      formattedAddress: googleResult.formatted_address,
      ...porto,
    })
    expect(service.asked[0]?.url.search).toBe('?latlng=41.14%2C-8.61&language=en&key=secret-key')
  })

  test('finds places', async () => {
    service.will({ body: { status: 'OK', results: [googleResult] } })
    expect(await ask('google').autocomplete(query)).toMatchObject([{ kind: 'address', countryCode: 'US' }])
  })

  test.each(['REQUEST_DENIED', 'OVER_QUERY_LIMIT', 'UNKNOWN_ERROR'])('says %s with HTTP 200', async (status) => {
    service.will({ body: { status, error_message: 'No.', results: [] } })
    const google = ask('google')
    expect(await google.reverse(porto, 'en')).toEqual(known)
    expect(google.complaints).toHaveLength(1)
  })
})

describe('a service that', () => {
  const fallsBack = async (reply: Parameters<typeof service.will>[0], timeoutMs = 60_000) => {
    service.will(reply)
    const photon = ask('photon', { timeoutMs })
    expect(await photon.autocomplete(query)).toEqual([knownPlace])
    return { asked: service.asked.length, complaints: photon.complaints.map(String) }
  }

  test('hangs is given up twice and answered for', async () => {
    const { asked, complaints } = await fallsBack({ delayMs: 600_000 }, 500)
    expect([asked, complaints.length]).toEqual([2, 1])
  })

  test.each([
    ['fails', { status: 500 }, 2],
    ['is busy', { status: 429 }, 2],
    ['hangs up', { isCut: true }, 2],
    ['sends a page', { text: '<html>' }, 2],
    ['refuses', { status: 403 }, 1],
    ['never stops', { text: `"${'x'.repeat(2_000_000)}"` }, 1],
    ['says something else', { body: { features: [{ geometry: null }] } }, 1],
    ['redirects', { status: 302 }, 2],
  ])('%s is answered for', async (_, reply, attempts) => {
    expect(await fallsBack(reply)).toMatchObject({ asked: attempts, complaints: [expect.any(String)] })
  })

  test('recovers at the second attempt is heard', async () => {
    service.will({ status: 503 }, { body: { features: [photonFeature] } })
    const photon = ask('photon')
    expect(await photon.autocomplete(query)).toMatchObject([{ name: 'Berlin' }])
    expect(photon.complaints).toEqual([])
  })

  test('failed too often is not asked', async () => {
    service.will({})
    const photon = ask('photon', { isOpen: true })
    expect([await photon.autocomplete(query), await photon.reverse(porto, 'en')]).toEqual([[knownPlace], known])
    expect(service.asked).toEqual([])
  })

  test('fails does not put the key or the question into a log', async () => {
    service.will({ status: 500 })
    const google = ask('google')
    await google.autocomplete(query)
    expect(String(google.complaints[0])).toMatch(/\/maps\/api\/geocode\/json Error: answered 500$/)
  })
})

test.each([
  ['photon', undefined, undefined, 'GEOCODER_URL'],
  ['nominatim', undefined, undefined, 'GEOCODER_URL'],
  ['google', undefined, undefined, 'GEOCODER_KEY'],
] as const)('%s does not start without what it needs', (name, url, key, missing) => {
  const breaker = { allows: () => true, succeeded: () => undefined, failed: () => undefined }
  const parts = { local, breaker, onFallback: () => undefined }
  expect(() => chooseGeocoder({ name, url, key, timeoutMs: 100, siteUrl: 'https://x.example' }, parts)).toThrow(missing)
})

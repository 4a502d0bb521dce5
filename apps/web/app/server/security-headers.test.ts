import { expect, test } from 'vitest'
import { contentPolicy } from './security-headers.ts'

const policyFor = (more: { MEDIA_ORIGIN?: string; MAP_GEOJSON_URL?: string; PUBLIC_URL?: string } = {}) =>
  contentPolicy('word', {
    PUBLIC_URL: 'http://localhost:7411',
    MEDIA_ORIGIN: undefined,
    MAP_GEOJSON_URL: undefined,
    ...more,
  })

test('scripts run only from this site or with the word of this answer', () => {
  expect(policyFor()).toContain("script-src 'self' 'nonce-word';")
  expect(policyFor()).not.toMatch(/script-src[^;]*unsafe/)
})

test('nobody may frame the site', () => {
  expect(policyFor()).toContain("frame-ancestors 'none'")
})

test('pictures of a CDN and a map of another server are let in by name', () => {
  const policy = policyFor({
    MEDIA_ORIGIN: 'https://cdn.example',
    MAP_GEOJSON_URL: 'https://maps.example/town.geojson',
  })
  expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.example/)
  expect(policy).toMatch(/connect-src [^;]*https:\/\/maps\.example(;|$)/)
})

test('only a site that is served over TLS asks for it', () => {
  expect(policyFor()).not.toContain('upgrade-insecure-requests')
  expect(policyFor({ PUBLIC_URL: 'https://gable.example' })).toContain('upgrade-insecure-requests')
})

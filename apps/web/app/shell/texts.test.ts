import { expect, test } from 'vitest'
import { findEdition } from './site-texts.server.ts'
import { loader } from './texts.ts'

const ask = async (language: string, version: string, file: string, encoding = '') => {
  const request = new Request('http://gable.test/texts', { headers: { 'accept-encoding': encoding } })
  return loader({ request, params: { language, version, file } } as never)
}

test('the texts of an edition are kept for good, and packed for browsers that can unpack', async () => {
  const { version } = await findEdition('de')
  const plain = await ask('de', version, 'core.js')
  expect(plain.headers.get('cache-control')).toContain('immutable')
  expect(await plain.text()).toMatch(/^export default \{"common":/)
  const packed = await ask('de', version, 'core.js', 'gzip, br')
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect((await packed.arrayBuffer()).byteLength).toBeLessThan(20_000)
})

test('an edition that nobody knows is answered with the newest and not kept', async () => {
  const answer = await ask('de', 'never-there', 'errors.js')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['xx', 'core.js'],
  ['de', 'nowhere.js'],
  ['de', '__proto__.js'],
  ['de', '../../package.json'],
  ['..', 'core.js'],
])('T42 there are no texts of %s in %s', async (language, file) => {
  expect((await ask(language, 'any', file)).status).toBe(404)
})

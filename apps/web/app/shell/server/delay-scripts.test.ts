import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createScriptDelay } from './delay-scripts.ts'

const hint = (name: string, more = '') => `<link rel="modulepreload"${more} href="/assets/${name}.js"/>`
const style = '<link rel="stylesheet" href="/assets/root.css"/>'
const page = `<html><head>${hint('entry')}${hint('framework')}${style}</head><body><h1>Häuser · بيوت</h1><script>1</script><p>Later</p></body></html>`
const low = ' fetchpriority="low"'
const delayed = `<html><head>${style}</head><body><h1>Häuser · بيوت</h1>${hint('entry', low)}${hint('framework', low)}<script>1</script><p>Later</p></body></html>`

const send = (parts: Uint8Array[]) => text(Readable.from(parts).pipe(createScriptDelay()))

test('hints for scripts come after what is seen, wherever the stream is cut', async () => {
  const bytes = new TextEncoder().encode(page)
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(bytes.length), { maxLength: 6 }), async (cuts) => {
      const ends = [0, ...cuts.toSorted((one, other) => one - other), bytes.length]
      const parts = ends.slice(1).map((end, index) => bytes.slice(ends[index], end))
      expect(await send(parts.filter(({ length }) => length > 0))).toBe(delayed)
    }),
  )
})

test('a page without scripts stays as it is', async () => {
  expect(await send([Buffer.from('<html><head></head><body>Nothing</body></html>')])).toBe(
    '<html><head></head><body>Nothing</body></html>',
  )
})

test('what follows is sent on at once', async () => {
  const delay = createScriptDelay()
  delay.write(page.replace('<p>Later</p></body></html>', ''))
  expect(String(delay.read())).toContain('<script>1</script>')
  delay.write('<p>Later</p>')
  expect(String(delay.read())).toBe('<p>Later</p>')
  delay.end()
})

import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createScriptDelay } from './delay-scripts.ts'

const hint = (rel: string, name: string) => `<link rel="${rel}" href="/assets/${name}.js"/>`
const script = (type: string) => `<script nonce="n0" type="${type}" async="">import "/assets/entry.js"</script>`
const pageOf = (rel: string, scripts: string) =>
  `<html><head>${hint(rel, 'entry')}${hint(rel, 'framework')}</head><body><h1>Häuser · بيوت</h1><script>1</script>${scripts}<p>Later</p></body></html>`
const page = pageOf('modulepreload', script('module'))

const send = (parts: Uint8Array[]) => text(Readable.from(parts).pipe(createScriptDelay()))

test('scripts and hints for them wait for a small one that starts them, wherever the stream is cut', async () => {
  const bytes = new TextEncoder().encode(page)
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(bytes.length), { maxLength: 6 }), async (cuts) => {
      const ends = [0, ...cuts.toSorted((one, other) => one - other), bytes.length]
      const parts = ends.slice(1).map((end, index) => bytes.slice(ends[index], end))
      const [before = '', after = ''] = (await send(parts.filter(({ length }) => length > 0))).split(
        /<script nonce="n0">.*?<\/script>/s,
      )
      expect(before + after).toBe(pageOf('late', script('late')))
      expect(before.endsWith(script('late'))).toBe(true)
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
  expect(String(delay.read())).toContain(script('late'))
  delay.write('<p>Later</p>')
  expect(String(delay.read())).toBe('<p>Later</p>')
  delay.end()
})

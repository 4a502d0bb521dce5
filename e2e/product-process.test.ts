import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createProcess, findFreePort } from './product-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'gable-process-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A process that writes down each of its starts and then does what the script says. */
async function startOf(name: string, script: string) {
  const [file, starts] = [join(folder, `${name}.mjs`), join(folder, `${name}.starts`)]
  writeFileSync(starts, '')
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs'
    import { createServer } from 'node:http'
    appendFileSync('${starts}', 'x')
    const starts = readFileSync('${starts}', 'utf8').length
    ${script}`,
  )
  const port = await findFreePort()
  const environment = { PATH: process.env['PATH'], PORT: String(port) }
  const product = createProcess({ script: file, environment, port, logFile: join(folder, `${name}.log`) })
  return { product, countStarts: () => readFileSync(starts, 'utf8').length }
}
const serve = 'createServer((_, reply) => reply.end()).listen(process.env.PORT)'

test('a product that crashes at its start is not started again: the test says why it ended', async () => {
  const { product, countStarts } = await startOf('crashing', "throw new Error('a setting is missing')")
  await expect(product.start()).rejects.toThrow('a setting is missing')
  expect(countStarts()).toBe(1)
})

test.each([
  ['its port was taken for a moment', 'listen EADDRINUSE: address already in use'],
  ['it could not reach the database in time', 'timeout exceeded when trying to connect'],
])('a product is started once more when %s', async (_, reason) => {
  const once = `if (starts === 1) throw new Error('${reason}')\n${serve}`
  const { product, countStarts } = await startOf(reason.slice(0, 6), once)
  await product.start()
  await product.stop()
  expect(countStarts()).toBe(2)
  // What an earlier start said counts no more.
  const brokenThen = `if (starts === 1) throw new Error('${reason}')\nthrow new Error('broken')`
  const crashing = await startOf(`${reason.slice(0, 6)}-then`, brokenThen)
  await expect(crashing.product.start()).rejects.toThrow('broken')
  expect(crashing.countStarts()).toBe(2)
})

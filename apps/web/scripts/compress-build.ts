import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = fileURLToPath(new URL('../build/client/', import.meta.url))
const worthIt = 1_000

/** Once here instead of at every request; the server hands out whichever the browser understands. */
for (const file of globSync('**/*.{js,mjs,css,json,svg,webmanifest}', { cwd: folder })) {
  const path = folder + file
  if (statSync(path).size < worthIt) continue
  const content = readFileSync(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}

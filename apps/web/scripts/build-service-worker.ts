import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const folder = fileURLToPath(new URL('../', import.meta.url))
const manifest = readFileSync(`${folder}build/client/.vite/manifest.json`)
const buildId = createHash('sha256').update(manifest).digest('hex').slice(0, 16)

/** Each a file of its own under a fixed name: the worker serves the whole site, and its page runs without the app. */
for (const name of ['sw', 'offline']) {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    define: { buildId: JSON.stringify(buildId) },
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: `service-worker/${name}.ts`,
        output: { entryFileNames: `${name}.js`, format: 'es', codeSplitting: false },
      },
    },
  })
}

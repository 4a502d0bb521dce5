import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { iconImports } from './scripts/icon-imports.ts'
import { createPageChunks } from './scripts/page-chunks.ts'
import { writeWorldMap } from './scripts/world-map.ts'

const apiOrigin = new URL(process.env.API_URL ?? 'http://127.0.0.1:7410/api').origin
const port = Number(process.env.PORT ?? 7411)
const proxied = { target: apiOrigin, xfwd: true }

/** It puts a style element into the page by script, which our content policy refuses; its file has the same rules. */
const withoutInjectedStyles: Plugin = {
  name: 'gable:without-injected-styles',
  transform(code, id) {
    if (!id.includes('node_modules/sonner/')) return undefined
    return { code: code.replace(/^__insertCSS\(.*$/m, ''), map: null }
  },
}

const worldMap: Plugin = { name: 'gable:world-map', buildStart: writeWorldMap }

/** Every page needs all of it: one file packs better than the ten it would be split into, and outlives our releases. */
const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
}

// Without tests: they bring libraries that no page has, and finding those makes the server load the page anew.
const mapFiles = [
  'app/features/map/!(*.test).{ts,tsx}',
  'app/features/search/map/!(*.test).{ts,tsx}',
  'app/features/listings/detail/detail-map.tsx',
  'app/features/places/{find-nearby.ts,place-map.tsx}',
]

export default defineConfig({
  plugins: [iconImports(), withoutInjectedStyles, worldMap, tailwindcss(), reactRouter()],
  server: {
    port,
    strictPort: true,
    proxy: { '/api': { ...proxied, ws: true }, '/media': proxied },
    // The map comes in some fifty files after its page: compiled only then, its place stays blank for seconds.
    warmup: { clientFiles: ['app/entry.client.tsx', 'app/root.tsx', ...mapFiles] },
  },
  // Found before the first page: a library that is found later makes the development server load the page anew.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!app/shell/test/**', '!**/*.server.ts'] },
  // Below this a file becomes a data URL, which the content policy allows for pictures only.
  build: { assetsInlineLimit: 0, manifest: true },
  // Bundled with the app, the server sets the very context objects that the loaders read.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Each file lists the names of all that it may load later, and random letters do not compress.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: [framework, ...createPageChunks(import.meta.dirname)] },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server.ts' } } },
  },
})

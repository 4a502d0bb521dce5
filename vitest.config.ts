import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/ci/longest-first.ts'
import { chromiumFlags, findChromium } from './tools/services/find-chromium.ts'

/** Like the server's own tests it needs databases. */
const fillsSites = 'demo-town/content/fill-*.test.ts'

/** Components in Chromium. */
const inBrowser = '**/*.browser.test.tsx'

/** A host that others use too may need minutes for what takes a second, and that says nothing about the product. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } }

export default defineConfig({
  test: {
    // Two cores are what CI has; more workers only take each other's time.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['tools/test-seed.ts'],
          include: ['packages/*/src/**/*.test.{ts,tsx}', '{tools,bench,demo-town}/**/*.test.ts'],
          exclude: [fillsSites],
          ...patience,
        },
      },
      {
        test: {
          name: 'web',
          setupFiles: ['tools/test-seed.ts'],
          include: ['apps/{web,admin}/**/*.test.{ts,tsx}'],
          exclude: [inBrowser],
          ...patience,
        },
      },
      {
        // What a component does alone, with its real styles and texts; no server but a fake answer.
        root: 'apps/web',
        plugins: [tailwindcss()],
        // Found before the first file: a library that is found later makes the browser load the page anew.
        optimizeDeps: {
          entries: ['app/**/*.{ts,tsx}', '!**/*.test.ts', '!**/*.server.{ts,tsx}', '!app/shell/server/**'],
        },
        test: {
          name: 'components',
          setupFiles: [join(import.meta.dirname, 'apps/web/app/shell/test/texts-without-server.ts')],
          include: [inBrowser],
          // One page after the other: two would take the two cores from the servers of the other projects.
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: { executablePath: findChromium() ?? 'chromium', args: chromiumFlags },
            }),
            instances: [{ browser: 'chromium' }],
            // As in the journeys, a part of a name is enough.
            locators: { exact: false },
          },
          ...patience,
        },
      },
      {
        // On real servers: one database per file, so files may run side by side.
        test: {
          name: 'server',
          // The whole server is loaded once per worker instead of once per file; no test leaves anything behind in a module.
          isolate: false,
          setupFiles: ['tools/test-seed.ts'],
          include: ['apps/server/src/**/*.test.ts', fillsSites],
          exclude: ['**/*.timed.test.ts'],
          globalSetup: ['apps/server/src/test/template-database.ts'],
          ...patience,
        },
      },
      {
        // What must happen within a time: after all others and one after the other, so that nobody takes theirs.
        test: {
          name: 'timed',
          setupFiles: ['tools/test-seed.ts'],
          include: ['apps/server/src/**/*.timed.test.ts'],
          globalSetup: ['apps/server/src/test/template-database.ts'],
          sequence: { groupOrder: 1 },
          fileParallelism: false,
          ...patience,
        },
      },
    ],
  },
})

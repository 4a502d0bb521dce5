import { defineConfig } from 'vitest/config'

/** Like the server's own tests it needs databases. */
const fillsSites = 'demo-town/content/fill-*.test.ts'

/** A host that others use too may need minutes for what takes a second, and that says nothing about the product. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } }

export default defineConfig({
  test: {
    // Two cores are what CI has; more workers only take each other's time.
    maxWorkers: 2,
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

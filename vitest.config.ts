import { defineConfig } from 'vitest/config'

/** Like the server's own tests it needs databases. */
const fillsSites = 'demo-town/content/fill-*.test.ts'

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
        },
      },
      {
        test: {
          name: 'web',
          setupFiles: ['tools/test-seed.ts'],
          include: ['apps/{web,admin}/**/*.test.{ts,tsx}'],
        },
      },
      {
        // On real servers: one database per file, so files may run side by side.
        test: {
          name: 'server',
          setupFiles: ['tools/test-seed.ts'],
          include: ['apps/server/src/**/*.test.ts', fillsSites],
          exclude: ['**/*.timed.test.ts'],
          globalSetup: ['apps/server/src/test/template-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
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
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

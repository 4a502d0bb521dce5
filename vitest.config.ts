import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Two cores are what CI has; more workers only take each other's time.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        test: { name: 'web', include: ['apps/{web,admin}/**/*.test.{ts,tsx}'] },
      },
      {
        // On real servers: one database per file, so files may run side by side.
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/test/template-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

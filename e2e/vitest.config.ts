import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The built product in a real browser: npm run build -w apps/web && npm run e2e */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['e2e/**/*.test.ts'],
    globalSetup: [join(import.meta.dirname, 'global-setup.ts')],
    setupFiles: [join(import.meta.dirname, 'describe-failures.ts')],
    // Each file starts a whole product, which waits more often than it works: three at a time fill two cores.
    maxWorkers: 3,
    // How long to wait for what will come is no rule of the product's: a host that others use too may need minutes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // A page changes when its answer has come: what is looked at is looked at again until then.
    expect: { poll: { timeout: 180_000 } },
  },
})

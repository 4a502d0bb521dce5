import { defineConfig } from 'vitest/config'

/** The built product in a real browser: npm run build -w apps/web && npm run e2e */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['e2e/**/*.test.ts'],
    // Each file starts a whole product; two at a time would share two cores.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // On a machine that others use too, once may be chance. CI names whatever needed its second try.
    retry: process.env['CI'] ? 1 : 0,
    // A page changes when its answer has come: what is looked at is looked at again until then.
    expect: { poll: { timeout: 20_000 } },
  },
})

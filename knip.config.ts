import { readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** The files of a workspace that an npm script starts; knip does not look behind tools/bootstrap. */
function startedIn(workspace: string): string[] {
  const files = Object.values(scripts).flatMap((script) => script.match(/\S+\.ts\b/g) ?? [])
  return files.filter((file) => file.startsWith(`${workspace}/`)).map((file) => file.slice(workspace.length + 1))
}

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    // Started by tools/check, which knip does not read.
    '.': {
      entry: [],
      ignoreDependencies: [
        '@biomejs/biome',
        'oxlint',
        'oxlint-tsgolint',
        'squawk-cli',
        'lockfile-lint',
        '@typescript/native',
      ],
    },
    'apps/server': {
      entry: [
        'src/{api,worker,test/probe}.ts',
        'src/features/invoices/pdf/render-thread.ts',
        ...startedIn('apps/server'),
      ],
      // Fonts are read as files.
      ignoreDependencies: ['@fontsource/*'],
    },
    // The map of the world is read as a file, not imported.
    'apps/web': {
      entry: ['server.ts', 'scripts/*.ts', 'service-worker/*.ts', 'check-budget.ts'],
      ignoreDependencies: ['world-atlas'],
    },
    'packages/*': { entry: ['src/**/*.{ts,tsx}'] },
    'packages/ui': { entry: ['src/**/*.{ts,tsx}', '*.ts'] },
    // Programs of their own, started by the services, by npm run dev and by .ci/run.
    tools: {
      entry: [
        'mailbox/mailbox.ts',
        'oidc/oidc.ts',
        'payment-providers/payment-providers.ts',
        // Handed to browsers as it is.
        'payment-providers/stripe-script.js',
        'check/site-texts.ts',
        'ci/{ci,start-servers,check-lockfile}.ts',
        ...startedIn('tools'),
      ],
      // Fonts are read as files.
      ignoreDependencies: ['@fontsource-variable/*'],
    },
    // The outline of the world is read as a file, not imported.
    'demo-town': { entry: startedIn('demo-town'), ignoreDependencies: ['world-atlas'] },
    // What we compare ourselves with runs in processes of its own.
    bench: { entry: ['*/bare-*.ts', ...startedIn('bench')] },
    // Programs that fill a product are started by the journeys.
    e2e: { entry: ['**/*.test.ts', 'add-*.ts', ...startedIn('e2e')] },
  },
}

export default config

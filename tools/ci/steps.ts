import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CountRule } from './counts.ts'

export type Step = {
  name: string
  folder: string
  command: readonly [string, ...string[]]
  /** These have to be good before it starts; without them it is not run at all. */
  needs: readonly string[]
  /** These have to be over, well or badly: what measures or waits gets the machine for itself. */
  after: readonly string[]
  counts?: CountRule
  /** The same for some of its files. */
  again?: (files: readonly string[]) => Step
}

const install = 'npm install --prefer-offline --no-audit --no-fund && node tools/ci/check-lockfile.ts'

/** Everything that CI does. The first four overlap: fetching and compiling the servers takes as long as all the rest. */
export function ciSteps(root: string, logs: string): Step[] {
  const step = (name: string, command: Step['command'], more: Partial<Step> = {}): Step => ({
    name,
    folder: root,
    command,
    needs: ['install'],
    after: [],
    ...more,
  })
  const vitestRun = (name: string, args: readonly string[], more: Partial<Step>) => {
    const report = join(logs, `${name}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    return step(name, ['vitest', 'run', ...args, ...reporters], { counts: { vitestReport: report }, ...more })
  }
  const vitest = (name: string, config: string[], more: Partial<Step>) =>
    vitestRun(name, config, { again: (files) => vitestRun(`${name}-again`, [...config, ...files], {}), ...more })
  const projects = (...names: string[]) => names.map((name) => `--project=${name}`)
  const built = ['build', 'storybook']
  const quiet = ['check', ...built, 'servers']
  return [
    step('install', ['sh', '-c', install], { needs: [] }),
    step('servers', ['node', 'tools/ci/start-servers.ts'], { needs: [] }),
    step('check', ['node', 'tools/check/check.ts']),
    step('build', ['npm', 'run', 'build', '-w', 'apps/web'], { after: ['check'] }),
    step('storybook', ['npm', 'run', 'build:storybook', '-w', 'packages/ui'], { after: ['build'] }),
    step('services', ['node', 'tools/services/services.ts', 'up'], { needs: ['install', 'servers'], after: quiet }),
    vitest('test', projects('unit', 'web', 'server', 'timed'), { needs: ['services'] }),
    step('contract', ['node', 'tools/contract-status/contract-status.ts', '--strict'], { after: ['check'] }),
    step('budget', ['node', 'check-budget.ts'], { folder: join(root, 'apps/web'), needs: ['build'] }),
    step('sabotage', ['node', 'tools/sabotage/sabotage.ts', '--sample'], {
      // Whether a test notices a missing guard says nothing unless it passes with it.
      needs: ['services', 'test'],
      counts: 'last line',
    }),
    // One page after the other: alone it would leave a core without work, as sabotage does.
    vitest('components', projects('components'), { needs: ['services'], after: ['test'] }),
    step('stories', ['node', 'check-stories.ts'], {
      folder: join(root, 'packages/ui'),
      needs: ['storybook', 'servers'],
      // Beside e2e, which waits as often as it works.
      after: ['test', 'sabotage', 'components'],
      counts: 'last line',
    }),
    vitest('e2e', ['--config', 'e2e/vitest.config.ts'], {
      needs: ['services', 'build'],
      after: ['test', 'sabotage', 'components'],
    }),
  ].filter(({ name, folder }) => name !== 'budget' || existsSync(join(folder, 'check-budget.ts')))
}

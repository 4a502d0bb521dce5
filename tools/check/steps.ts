import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'

/** One line of the report: commands that run one after another and all have to succeed. */
export type Step = { name: string; folder: string; commands: (readonly [string, ...string[]])[] }

const migrations = 'apps/server/migrations/*.sql'
const cruised = ['apps', 'packages', 'tools', 'bench', 'demo-town', 'e2e']

/** The slowest come first, so that the last one to finish is a short one. */
export function checkSteps(root: string): Step[] {
  const here = (name: string, ...commands: Step['commands']): Step => ({ name, folder: root, commands })
  const found = (pattern: string) => globSync(pattern, { cwd: root })
  return [
    here('types', ['tsc', '-p', '.']),
    ...found('{apps/*,packages/*,e2e}/tsconfig.json').map((file) => typesOf(root, dirname(file))),
    here('dependencies', ['depcruise', ...cruised.filter((folder) => existsSync(`${root}/${folder}`))]),
    here('lint', ['oxlint']),
    here('unused', ['knip', '--no-config-hints']),
    here('format', ['biome', 'format']),
    ...(existsSync(`${root}/.env.example`)
      ? [here('.env.example', ['node', 'apps/server/src/env-example.ts', '--check'])]
      : []),
    ...(existsSync(`${root}/demo-town`) ? [here('python', ['demo-town/lint.sh'])] : []),
    here('classes', ['node', 'tools/check/physical-classes.ts']),
    here('selectors', ['node', 'tools/check/wide-selectors.ts']),
    here('texts', ['node', 'tools/check/site-texts.ts']),
    here('listing words', ['node', 'tools/check/listing-words.ts']),
    here('twin files', ['node', 'tools/check/twin-files.ts']),
    here('documents', ['node', 'tools/check/document-references.ts']),
    here('lockfile', ['lockfile-lint', '--path', 'package-lock.json', '--type', 'npm', '--validate-integrity']),
    ...(found(migrations).length > 0 ? [here('migrations', ['squawk', '--config', 'squawk.toml', migrations])] : []),
  ]
}

function typesOf(root: string, workspace: string): Step {
  const folder = `${root}/${workspace}`
  // The types of routes are generated; without them the pages do not compile.
  const isRouted = existsSync(`${folder}/react-router.config.ts`)
  const commands: Step['commands'] = [['tsc', '-p', '.']]
  return {
    name: `types ${workspace}`,
    folder,
    commands: isRouted ? [['react-router', 'typegen'], ...commands] : commands,
  }
}

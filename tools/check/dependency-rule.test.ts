import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { IConfiguration } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowedImports, brokenImports, surroundings } from './dependency-rule.fixtures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
type Violation = { from: string; to: string; rule: { name: string } }
type Outcome = { code: number; violations: Violation[] }
const trees: string[] = []

/** Cruises a small tree shaped like ours with our own configuration, as `npm run check` does. */
async function cruise(files: Record<string, string>): Promise<Outcome> {
  const tree = await mkdtemp(join(tmpdir(), 'gable-imports-'))
  trees.push(tree)
  for (const [path, text] of Object.entries({ ...surroundings, ...files })) {
    await mkdir(dirname(join(tree, path)), { recursive: true })
    await writeFile(join(tree, path), text)
  }
  await mkdir(join(tree, 'node_modules/@gable'))
  for (const name of ['contract', 'domain', 'i18n', 'ui']) {
    await symlink(`../../packages/${name}`, join(tree, 'node_modules/@gable', name))
  }
  const folders = ['apps', 'packages', 'tools', 'bench', 'e2e']
  const args = [...folders, '--config', `${root}.dependency-cruiser.mjs`, '--output-type', 'json']
  return new Promise((resolve, reject) => {
    execFile('depcruise', args, { cwd: tree, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (stdout === '') return reject(new Error(stderr))
      const report = JSON.parse(stdout) as { summary: { violations: Violation[]; error: number } }
      resolve({ code: error ? Number(error.code) : report.summary.error, violations: report.summary.violations })
    })
  })
}

let broken: Outcome
let allowed: Outcome
beforeAll(async () => {
  allowed = await cruise(allowedImports)
  broken = await cruise(Object.fromEntries(brokenImports.flatMap(({ files }) => Object.entries(files))))
})
afterAll(() => Promise.all(trees.map((tree) => rm(tree, { recursive: true }))))

test('imports that keep the rule pass', () => {
  expect(allowed.violations).toEqual([])
  expect(allowed.code).toBe(0)
})

test('an import that breaks the rule makes the check fail', () => {
  expect(broken.code).toBeGreaterThan(0)
})

test.each(brokenImports)('$rule refuses $from', ({ rule, from }) => {
  const rules = broken.violations.filter((violation) => violation.from === from).map((violation) => violation.rule.name)
  expect(rules).toContain(rule)
})

test('nothing but the broken imports is refused', () => {
  const expected = new Set(brokenImports.flatMap(({ files }) => Object.keys(files)))
  // A cycle of folders is told by the names of folders; the files that make it are refused by other rules too.
  const isFile = ({ from }: Violation) => extname(from) !== ''
  expect(broken.violations.filter(isFile).filter(({ from }) => !expected.has(from))).toEqual([])
})

test('every rule of the configuration is proven here', async () => {
  const { default: config } = (await import(`${root}.dependency-cruiser.mjs`)) as { default: IConfiguration }
  const proven = new Set(brokenImports.map(({ rule }) => rule))
  const rules = (config.forbidden ?? []).map(({ name }) => name)
  expect(rules.filter((name) => !proven.has(String(name)))).toEqual([])
})

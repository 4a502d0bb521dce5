import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { billOfMaterials, type Lockfile } from '../sbom/bill-of-materials.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): unknown => JSON.parse(readFileSync(resolve(root, file), 'utf8'))

type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean; hasInstallScript?: boolean }
type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>
const lockfile = read('package-lock.json') as Lockfile & { packages: Record<string, Locked> }
const { packages } = lockfile
const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
const manifests = [
  'package.json',
  ...globSync('{apps,packages}/*/package.json', { cwd: root }),
  ...globSync('{tools,bench,e2e}/package.json', { cwd: root }),
]

test('T74 the lockfile names every package by its hash, and none by an address', () => {
  expect(foreign.length).toBeGreaterThan(300)
  expect(foreign.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  expect(foreign.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
})

test('T74 no package runs a script when it is installed', () => {
  const { allowScripts = {} } = read('package.json') as { allowScripts?: Record<string, boolean> }
  const scripted = foreign.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = new Set(
    scripted.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  )
  expect([...names].filter((name) => allowScripts[name] !== false)).toEqual([])
})

/** Letters for invoices: files, and no code. */
const isFont = (name: string) => name.startsWith('@fontsource')

test.each(manifests)('T74 %s pins what it needs exactly, and needs at most 48 packages to run', (file) => {
  const { dependencies = {}, devDependencies = {} } = read(file) as Manifest
  const outside = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name]) => !name.startsWith('@gable/'),
  )
  const loose = outside.filter(([, version]) => !/^(npm:[^@]*@?[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  expect(loose).toEqual([])
  const running = Object.keys(dependencies).filter((name) => !name.startsWith('@gable/') && !isFont(name))
  expect(running.length).toBeLessThanOrEqual(48)
})

test('T74 the list of what is shipped names every package that a product needs to run, with its hash', () => {
  const { components } = billOfMaterials(lockfile)
  const listed = new Set(components.map(({ name }) => name))
  for (const product of ['apps/server', 'apps/web']) {
    const { dependencies = {} } = read(`${product}/package.json`) as Manifest
    expect(Object.keys(dependencies).filter((name) => !name.startsWith('@gable/') && !listed.has(name))).toEqual([])
  }
  expect(components.filter(({ hashes }) => !/^[0-9a-f]{128}$/.test(hashes?.[0]?.content ?? ''))).toEqual([])
  expect(listed.has('vitest')).toBe(false)
})

import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import config from './vite.config.ts'

const files = globSync('app/**/*.{ts,tsx}', { cwd: import.meta.dirname })
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const bringsMap = (file: string) =>
  /from '(maplibre-gl|pmtiles)'/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
const isWarm = (file: string) => (config.server?.warmup?.clientFiles ?? []).some((glob) => matchesGlob(file, glob))

test('what the map is made of is compiled before somebody waits for it', () => {
  const parts = files.filter((file) => bringsMap(file) && !isTest(file))
  expect(parts.length).toBeGreaterThan(5)
  expect(parts.filter((file) => !isWarm(file))).toEqual([])
})

test('no test is compiled with the pages', () => {
  expect(files.filter(isTest).length).toBeGreaterThan(50)
  expect(files.filter((file) => isTest(file) && isWarm(file))).toEqual([])
})

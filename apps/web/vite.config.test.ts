import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import config from './vite.config.ts'

const files = globSync('app/**/*.{ts,tsx}', { cwd: import.meta.dirname })
const bringsMap = (file: string) =>
  /from '(maplibre-gl|pmtiles)'/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))

test('what the map is made of is compiled before somebody waits for it', () => {
  const warm = config.server?.warmup?.clientFiles ?? []
  const parts = files.filter(bringsMap)
  expect(parts.length).toBeGreaterThan(5)
  expect(parts.filter((file) => !warm.some((glob) => matchesGlob(file, glob)))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { envExample } from './env-example.ts'

test('.env.example says what config.ts says', () => {
  expect(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')).toBe(envExample())
})

test('a wrong or missing variable stops the start with its name', () => {
  expect(() => readConfig({ AUTH_SECRET: 'short' })).toThrow(/DATABASE_URL|AUTH_SECRET/)
})

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cutFont, cuts, fontFolder } from './fonts.ts'

test.each(cuts.map((cut) => [cut.name, cut] as const))('%s is what npm run fonts makes', async (name, cut) => {
  const stored = await readFile(new URL(`${name}.woff2`, fontFolder))
  expect(stored.equals(await cutFont(cut))).toBe(true)
})

import { expect, test } from 'vitest'
import { splitMatch } from './split-match.ts'

const marked = (name: string, typed: string) =>
  splitMatch(name, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test.each([
  ['Porto', 'por', '[Por]to'],
  ['Foz do Douro', 'dou', 'Foz do [Dou]ro'],
  ['São Paulo', 'sao p', '[São] [P]aulo'],
  ['Straße am Meer', 'strass', '[Straß]e am Meer'],
  ['Winston-Salem', 'sal', 'Winston-[Sal]em'],
  ['Lisboa', 'porto', 'Lisboa'],
  ['القاهرة', 'القا', '[القا]هرة'],
])('of %s the letters of "%s" are marked', (name, typed, expected) => {
  expect(marked(name, typed)).toBe(expected)
})

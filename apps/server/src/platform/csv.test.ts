import { expect, test } from 'vitest'
import { costOf } from '../test/processor-time.ts'
import { toCsvLine } from './csv.ts'

/** As a spreadsheet reads it whose cells are parted by semicolons: quotes within a cell are signs like others. */
const cellsAtSemicolons = (line: string) => line.split(/[;\t\r\n]/).map((cell) => cell.replace(/^[\s"]*/, ''))

test.each([
  ['a formula', '=1+1'],
  ['each sign that begins one', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '"=1'],
  ['signs of full width, which are read as the others', '＝1+1', '＋1', '－1', '＠SUM(A1)'],
  ['what follows a semicolon', "Ada;=cmd|' /C calc'!A0;", 'Ada; ;; "=1+1', 'a;\t;+1'],
  ['what begins a line of its own', 'Hello\n=1+1', 'Hello\r\n\r\n@SUM(A1)', '\n\n-1'],
])('T72 no cell is a formula, by whatever its cells are parted: %s', (_, ...texts) => {
  const line = toCsvLine(['2026-07-11', ...texts, 'last'])
  for (const cell of cellsAtSemicolons(line)) expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/)
  for (const text of texts) expect(cellsAtSemicolons(toCsvLine([text]))[0]).not.toMatch(/^[=+\-@＝＋－＠]/)
})

test('what is no formula stays as it was', () => {
  const texts = ['Rua das Flores 1, Porto', 'a-b', 'x = 1', 'say "hi"', 'one; two', null, 12, { a: '=1' }]
  expect(toCsvLine(texts)).toBe('"Rua das Flores 1, Porto",a-b,x = 1,"say ""hi""","one; two",,12,"{""a"":""=1""}"\r\n')
})

test('T73 a text of nothing but lines and spaces costs no more than its length', async () => {
  const { costMs } = await costOf(async () => {
    for (const sign of ['\n', ' ', '"', ';', '\n ']) toCsvLine([sign.repeat(100_000)])
  })
  expect(costMs).toBeLessThan(1_000)
})

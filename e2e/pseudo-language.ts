import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadAllBuiltInTexts } from '@gable/i18n/built-in-texts'
import type { Texts } from '@gable/i18n/translate'
import { type Product, runScript } from './product.ts'

/** No language has this code, so that no text of the product can stand in for it. */
export const pseudoCode = 'xx'

const marked: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  O: 'Ø',
  U: 'Û',
}
const filledIn = /(\{\{[^{}]*\}\}|<\/?\w+>)/

/** A text with marks on its letters and two fifths longer: what English has room for need not have it in other languages. */
export function toPseudo(text: string): string {
  const parts = text.split(filledIn)
  const letters = parts.filter((part) => !filledIn.test(part)).join('')
  const longer = 'lorem ipsum dolor sit amet '
    .repeat(20)
    .slice(0, Math.ceil(letters.length * 0.4))
    .trimEnd()
  const said = parts.map((part) =>
    filledIn.test(part) ? part : part.replace(/[a-zA-Z]/g, (one) => marked[one] ?? one),
  )
  return longer ? `${said.join('')} ${longer}` : said.join('')
}

const pseudoTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? toPseudo(text) : pseudoTexts(text)]),
  )

/** Adds it to a running product as an operator adds a language. */
export async function addPseudoLanguage({ environment, logs }: Product) {
  const file = join(logs, 'pseudo.json')
  await writeFile(file, JSON.stringify(pseudoTexts(await loadAllBuiltInTexts('en'))))
  const staff = (...args: string[]) => runScript('apps/server/src/staff.ts', environment, args)
  await staff('save-language', pseudoCode, JSON.stringify({ name: 'Pseudo' }))
  return staff('import-texts', pseudoCode, file)
}

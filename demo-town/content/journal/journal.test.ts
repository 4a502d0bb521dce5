import { existsSync } from 'node:fs'
import { RichText } from '@gable/contract/rich-text'
import { expect, test } from 'vitest'
import { readPictures } from '../pictures.ts'
import { demoArticles } from './add-journal.ts'
import { demoFaqs } from './faqs.ts'
import { picturesIn, toDocument } from './to-document.ts'

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

test('ten articles say the same in both languages, with the same pictures, which are there', () => {
  expect(demoArticles).toHaveLength(10)
  const { named } = readPictures()
  for (const { cover, en, ar } of demoArticles) {
    const names = picturesIn(en.body)
    expect(picturesIn(ar.body)).toEqual(names)
    expect([cover, ...names].filter((name) => !existsSync(named(name)))).toEqual([])
    const ids = new Map(names.map((name) => [name, id]))
    const [english, arabic] = [en, ar].map(({ body }) => toDocument(body, ids))
    expect(arabic?.content.map(({ type }) => type)).toEqual(english?.content.map(({ type }) => type))
    for (const document of [english, arabic]) expect(RichText.safeDecode(JSON.stringify(document)).success).toBe(true)
  }
})

test('thirty questions are answered in both languages', () => {
  const said = demoFaqs.flatMap(({ faqs }) => faqs)
  expect(said).toHaveLength(30)
  for (const { en, ar } of said) expect([...en, ...ar].every((words) => words.length > 5)).toBe(true)
})

import { expect, test } from 'vitest'
import { problemsOfText, textProblems } from './text-problems.ts'

const english = { title: 'Homes in {{place}}', list: { found_one: 'One home', found_other: '{{count, number}} homes' } }
const list = {
  found_zero: 'لا',
  found_one: 'واحد',
  found_two: 'اثنان',
  found_few: '{{count, number}}',
  found_many: '{{count, number}}',
  found_other: '{{count, number}}',
}

test('a complete translation has no problem', () => {
  expect(textProblems('ar', english, { title: 'بيوت {{place}}', list })).toEqual([])
})

test('a missing key is told', () => {
  expect(textProblems('ar', english, { list })).toEqual(['title is missing'])
})

test('a missing plural form is told, and which forms there are depends on the language', () => {
  const { found_few: _, ...rest } = list
  expect(textProblems('ar', english, { title: '{{place}}', list: rest })).toEqual(['list.found_few is missing'])
  const german = { title: '{{place}}', list: { found_one: 'Ein Haus', found_other: '{{count, number}} Häuser' } }
  expect(textProblems('de', english, german)).toEqual([])
})

test('a form that the language does not have is told, except for none', () => {
  const forms = { found_zero: 'Keins', found_one: 'Eins', found_two: 'Zwei', found_other: '{{count, number}}' }
  expect(textProblems('de', english, { title: '{{place}}', list: forms })).toEqual(['list.found_two is not in English'])
})

test('values that differ from English are told', () => {
  expect(textProblems('ar', english, { title: 'بيوت {{city}}', list })).toEqual([
    'title leaves out {{place}}',
    'title has {{city}}',
  ])
})

test('a form for many things must say how many', () => {
  expect(textProblems('ar', english, { title: '{{place}}', list: { ...list, found_few: 'قليل' } })).toEqual([
    'list.found_few leaves out {{count, number}}',
  ])
})

test('an empty text is told', () => {
  expect(textProblems('ar', english, { title: ' ', list })).toEqual(['title is empty'])
})

test.each([
  ['Alle <b>Häuser</b>', ['has <b>', 'has </b>']],
  ['Alle Häuser <img src=x>', ['has signs of markup']],
  ['Alle {{Häuser', ['has signs of markup']],
  ['Alle Häuser', []],
])('markup that English does not have is told: %s', (text, problems) => {
  expect(problemsOfText('title', text, 'All homes')).toEqual(problems)
})

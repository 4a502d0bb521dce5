import { expect, test } from 'vitest'
import { anchorsOf, findDeadReferences, type Repository } from './document-references.ts'

const files = ['README.md', 'docs/glossary.md', 'docs/api/README.md', 'docs']
const repository: Repository = {
  hasFile: (path) => files.includes(path),
  scriptsOf: (workspace) => ({ '.': ['dev', 'bench:http'], 'packages/ui': ['storybook'] })[workspace] ?? [],
  headingsOf: () => ['how-to-call'],
}
const deadIn = (text: string, path = 'docs/glossary.md') => findDeadReferences(path, text, repository)

test.each([
  'Run `npm run dev`.',
  'First npm run dev. Then wait.',
  'npm run -s bench:http -- --json',
  'npm run storybook -w packages/ui',
  'npm run -w packages/ui storybook',
  '[api](api/README.md)',
  '[api](./api/README.md#how-to-call "The API")',
  '[root](../README.md) and [the same](/README.md)',
  '[folder](../docs)',
  '[elsewhere](https://example.com/nothing) [mail](mailto:a@example.com)',
  '`[not a link](nowhere.md)`',
  '```sh\n[not a link](nowhere.md)\n```',
])('%s is alive', (text) => {
  expect(deadIn(text)).toEqual([])
})

test.each([
  ['npm run deploy', 'npm run deploy is no script'],
  ['```sh\nnpm run -s bench:all -- --json\n```', 'npm run bench:all is no script'],
  ['npm run dev -w packages/ui', 'npm run dev is no script of packages/ui'],
  ['npm run storybook', 'npm run storybook is no script'],
  ['[gone](gone.md)', 'gone.md does not exist'],
  ['![gone](../pictures/gone.png)', '../pictures/gone.png does not exist'],
  ['<img alt="" src="gone.png">', 'gone.png does not exist'],
  ['[gone]: gone.md', 'gone.md does not exist'],
  ['[where](api/README.md#no-such-heading)', 'api/README.md#no-such-heading has no such heading'],
])('%s is dead', (text, why) => {
  expect(deadIn(text)).toEqual([why])
})

test('headings become anchors as forges make them', () => {
  const text = "# How to call\n\n```sh\n# a comment\n```\n\n## What's new, `v2`?\n"
  expect(anchorsOf(text)).toEqual(['how-to-call', 'whats-new-v2'])
})

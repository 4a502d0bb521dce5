import { expect, test } from 'vitest'
import { findPhysicalClasses } from './physical-classes.ts'

const namesIn = (source: string) => findPhysicalClasses(source).map(({ name }) => name)

test.each([
  'ml-4',
  '-mr-2',
  'pl-[3px]',
  'pr-px',
  'ml-auto',
  'left-0',
  'right-(--gap)',
  'text-left',
  'md:text-right',
  'hover:dark:pl-2',
  'rtl:mr-1',
  'border-l',
  'border-r-2',
  'rounded-tl-lg',
  'float-left',
  'scroll-ml-4',
])('%s is found', (name) => {
  expect(namesIn(`<p className="flex ${name} gap-2" />`)).toEqual([name])
})

test.each([
  'ms-4',
  'pe-2',
  'start-0',
  'text-start',
  'border-s',
  'rounded-ss-lg',
  'inset-x-0',
  'left-1/2',
  'mx-auto',
  'arrow-left',
  'right-to-left',
  'leading-6',
  'prose',
])('%s is fine', (name) => {
  expect(namesIn(`<p className="flex ${name} gap-2" />`)).toEqual([])
})

test('strings of every kind are searched and the line is told', () => {
  const source = [
    "const a = 'ml-1'",
    'const b = cn(`p-2 pl-2 ${c}`)',
    '<i className={x ? "left-3" : \'mt-2\'} />',
  ].join('\n')
  expect(findPhysicalClasses(source)).toEqual([
    { line: 1, name: 'ml-1' },
    { line: 2, name: 'pl-2' },
    { line: 3, name: 'left-3' },
  ])
})

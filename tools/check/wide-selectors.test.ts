import { expect, test } from 'vitest'
import { findWideSelectors } from './wide-selectors.ts'

test.each(['& > legend + * {', '& > * + :not(datalist) {', 'h2 ~ * {', '* + * {'])('%s is found', (line) => {
  expect(findWideSelectors(`.set {\n  ${line}`)).toEqual([{ line: 2, text: line }])
})

test.each([
  '.ui-field + * {',
  '& + .ui-field {',
  'h2 + p {',
  '[data-input-otp] + * {',
  '& > :not(legend) {',
  'inline-size: calc(100% + 2 * var(--gutter));',
])('%s is not', (line) => {
  expect(findWideSelectors(`.set {\n  ${line}`)).toEqual([])
})

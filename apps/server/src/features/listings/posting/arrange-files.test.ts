import { expect, test } from 'vitest'
import { arrangeDocuments, arrangePictures } from './arrange-files.ts'

const refusal = (field: string) => expect.objectContaining({ code: 'invalid_request', fields: { [field]: 'too_long' } })

test('a listing has no more pictures after an edit than its kind allows', () => {
  const add = (addedCount: number, hasCover: boolean, removed: string[] = []) =>
    arrangePictures(['a', 'b'], { addedCount, hasCover, removed, most: 3 })
  expect(add(1, false)).toEqual(['a', 'b', 'new:0'])
  // A new cover takes the place of the old one.
  expect(add(1, true)).toEqual(['new:cover', 'b', 'new:0'])
  expect(add(2, false, ['a'])).toEqual(['b', 'new:0', 'new:1'])
  expect(() => add(2, false)).toThrow(refusal('galleryImages'))
  expect(() => add(2, true)).toThrow(refusal('galleryImages'))
})

test('a listing has no more documents after an edit than its kind allows', () => {
  const add = (addedCount: number, removed: string[] = []) => arrangeDocuments(['a'], { addedCount, removed, most: 2 })
  expect(add(1)).toEqual(['a', 'new:0'])
  expect(add(2, ['a'])).toEqual(['new:0', 'new:1'])
  expect(() => add(2)).toThrow(refusal('documents'))
})

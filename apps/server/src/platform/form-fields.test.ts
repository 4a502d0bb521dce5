import fc from 'fast-check'
import { toFormData } from '@gable/contract/form'
import { expect, test } from 'vitest'
import { nestFields } from './form-fields.ts'

test('names with brackets become lists and objects', () => {
  const fields: [string, unknown][] = [
    ['title', 'Flat'],
    ['parameters[0][parameter_id]', '1'],
    ['parameters[0][value]', '3'],
    ['parameters[1][parameter_id]', '2'],
    ['parameters[1][value]', '2'],
    ['gallery_images[]', 'a'],
    ['gallery_images[]', 'b'],
  ]
  expect(nestFields(fields)).toEqual({
    title: 'Flat',
    parameters: [
      { parameter_id: '1', value: '3' },
      { parameter_id: '2', value: '2' },
    ],
    gallery_images: ['a', 'b'],
  })
})

test('what the client spells as a form is read back the same', () => {
  const name = fc.stringMatching(/^[a-z_]{1,8}$/)
  const leaf = fc.string({ minLength: 1 })
  const value = fc.oneof(
    leaf,
    fc.array(leaf, { minLength: 1, maxLength: 5 }),
    fc.array(fc.dictionary(name, leaf, { minKeys: 1, maxKeys: 3 }), { minLength: 1, maxLength: 4 }),
  )
  fc.assert(
    fc.property(fc.dictionary(name, value, { maxKeys: 6 }), (form) => {
      const read = nestFields([...toFormData(form)])
      // A browser normalises line ends in form values; so does FormData.
      expect(JSON.stringify(read)).toBe(JSON.stringify({ ...form }))
    }),
  )
})

test.each(['__proto__[a]', 'a[__proto__]', 'constructor[prototype][x]', 'a[b', '[a]', 'a[b][c][d][e]'])(
  'T66 the name %s is refused',
  (name) => {
    expect(() => nestFields([[name, 'x']])).toThrow('cannot be understood')
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  },
)

import { expect, test } from 'vitest'
import { toScriptText } from './property-json-ld.tsx'

test('a title cannot end the script element, and reads the same afterwards', () => {
  const home = { name: '</script><script>alert(1)</script>' }
  const text = toScriptText(home)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(home)
})

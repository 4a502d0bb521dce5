import { expect, test } from 'vitest'
import { splitIconImports } from './icon-imports.ts'

const files = new Map([
  ['MapPin', 'map-pin'],
  ['X', 'x'],
])

test('each icon is imported from its own file, and types from nowhere', () => {
  expect(splitIconImports("import { MapPin, type LucideIcon, X as Close } from 'lucide-react'\nrun()", files)).toBe(
    "import MapPin from 'lucide-react/icons/map-pin';import Close from 'lucide-react/icons/x';\nrun()",
  )
})

test('an import with a name that is no icon stays as it is', () => {
  const code = "import { createLucideIcon, X } from 'lucide-react'"
  expect(splitIconImports(code, files)).toBe(code)
})

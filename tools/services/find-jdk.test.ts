import { describe, expect, test } from 'vitest'
import { chooseJdk, parseJavaVersion } from './find-jdk.ts'

describe('finding a JDK', () => {
  test('the version is read from every form that java prints', () => {
    expect(parseJavaVersion('openjdk version "25" 2025-09-16')).toBe(25)
    expect(parseJavaVersion('openjdk version "21.0.4" 2024-07-16 LTS')).toBe(21)
    expect(parseJavaVersion('openjdk version "17.0.15" 2025-04-15')).toBe(17)
    expect(parseJavaVersion('java version "1.8.0_402"')).toBe(8)
    expect(parseJavaVersion('openjdk version "26-ea" 2026-03-17')).toBe(26)
    expect(parseJavaVersion('sh: java: not found')).toBe(0)
  })

  test('one that is too old is passed over for a later candidate', () => {
    const old = { home: '/jvm/17', version: 17 }
    const good = { home: '/jvm/21', version: 21 }
    const newer = { home: '/jvm/25', version: 25 }
    expect(chooseJdk([old, good, newer])).toBe(good)
    expect(chooseJdk([old])).toBeUndefined()
  })
})

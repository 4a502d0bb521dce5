import { loadAllBuiltInTexts } from '@gable/i18n/built-in-texts'
import { type BuiltInCode, builtInLanguages } from '@gable/i18n/languages'
import { describe, expect, test } from 'vitest'
import { createI18n } from './i18n/i18n.ts'
import type { Messages } from './i18n/messages.ts'
import { toErrorText } from './error-text.ts'

/** The authentication errors that the specification lists, by the codes that stand for them. */
const authenticationErrors = [
  'user_not_found',
  'invalid_password',
  'email_in_use',
  'invalid_email',
  'weak_password',
  'account_disabled',
  'too_many_requests',
  'operation_not_allowed',
  'internal_error',
  'incorrect_details',
  'quota_exceeded',
  'invalid_phone_number',
  'code_expired',
  'account_deactivated',
  'fresh_proof_required',
  'second_step_required',
]

async function translatorOf(language: BuiltInCode) {
  const { t } = createI18n(language, (await loadAllBuiltInTexts(language)) as unknown as Messages)
  return t as unknown as (keys: string[], values: object) => string
}

describe.each(builtInLanguages)('in $code', ({ code: language }) => {
  test.each(authenticationErrors)('%s has words of its own', async (code) => {
    const translate = await translatorOf(language)
    const unknown = toErrorText(translate, { code: 'stars_misaligned' }).replace('stars_misaligned', code)
    const text = toErrorText(translate, { code })
    expect(text).not.toBe(unknown)
    expect(text).not.toContain(code)
    // A sign of Chinese is a word.
    expect(text.length).toBeGreaterThan(language === 'zh' ? 4 : 10)
  })

  test('an unknown code follows general words', async () => {
    const text = toErrorText(await translatorOf(language), { code: 'stars_misaligned' })
    expect(text).toMatch(/\p{L}.*stars_misaligned/u)
  })

  test('a failure without a code is told as an unknown one', async () => {
    const text = toErrorText(await translatorOf(language), new Error('no code at all'))
    expect(text).toContain('unknown')
  })
})

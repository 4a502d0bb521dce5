import { errorCodes } from '@gable/contract/call'
import { loadBuiltInTexts } from '@gable/i18n/built-in-texts'
import { builtInLanguages } from '@gable/i18n/languages'
import { expect, test } from 'vitest'

test.each(builtInLanguages)('every code is worded in $code', async ({ code: language }) => {
  const texts = await loadBuiltInTexts(language, 'errors')
  expect(errorCodes.filter((code) => !texts[code])).toEqual([])
})

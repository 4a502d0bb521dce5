import { errorCodes } from '@gable/contract/call'
import { common as arabic } from '@gable/i18n/ar/common'
import { common as english } from '@gable/i18n/en/common'
import { expect, test } from 'vitest'

test.each(errorCodes)('%s is worded in every language', (code) => {
  expect(english.errors[code]).toBeTruthy()
  expect(arabic.errors[code]).toBeTruthy()
})

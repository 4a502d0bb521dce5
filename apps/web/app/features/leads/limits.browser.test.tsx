import { changeInterest, showNumber } from '@gable/contract/leads'
import { limits } from '@gable/i18n/en/limits'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LimitOutlet } from '#app/features/packages/limit-outlet.tsx'
import { showLimit } from '#app/features/packages/show-limit.ts'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { askNumber } from './ask-number.ts'
import { sendInterest } from './send-interest.ts'

afterEach(() => showLimit(undefined))

test.each([
  ['telling one’s interest', () => sendInterest({ propertyId: 3 }, () => undefined)],
  ['asking for the number', () => askNumber(3)],
])('where %s needs a package, a dialog says which and leads to the plans', async (_, run) => {
  const api = fakeApi()
  const locked = () =>
    Promise.reject(refusal('package_required', { type: 'premium_properties', reason: 'package_missing' }))
  api.answer(changeInterest, locked)
  api.answer(showNumber, locked)
  await renderInSite(<LimitOutlet />)
  expect(await run()).toBeUndefined()
  const name = limits.Opps.replace('{{what}}', limits.missing.premium_properties.title)
  await expect.element(page.getByRole('dialog', { name })).toBeVisible()
})

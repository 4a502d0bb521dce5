import { type Draft, saveDraft } from '@gable/contract/drafts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { WizardPage } from '#app/features/listings/wizard/wizard-page.tsx'
import { fallbackSettings } from '#app/shell/site.ts'
import { person } from '#app/shell/store/person.fixture.ts'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { projectWizard } from './project-wizard.tsx'
import { useProjectTexts } from './use-project-words.ts'

const developer = { ...person, mobile: '+351912604418', address: 'Rua do Almada 12, Porto', hasPicture: true }
const inEuros = { ...fallbackSettings, currency: { code: 'EUR' }, currencySymbol: '€' }
const catalogue = { categories: [], facilities: [] }
const loaderData = { asked: { kind: 'new' }, drafts: [], now: Date.now(), catalogue } as const
const draft: Draft = {
  id: crypto.randomUUID(),
  kind: 'project',
  listingId: null,
  revision: 1,
  step: 'basics',
  content: {},
  updatedAt: new Date().toISOString(),
}

function Posting() {
  return <WizardPage wizard={projectWizard} texts={useProjectTexts(false)} loaderData={loaderData} stepName="basics" />
}

const field = (name: RegExp) => page.getByRole('textbox', { name })

test('the lowest price and the number of homes are read as people write them, and kept as what they mean', async () => {
  const api = fakeApi()
  api.answer(saveDraft, () => ({ data: draft }))
  await renderInSite(<Posting />, { site: { account: developer, settings: inEuros }, path: '/user/add-project/basics' })
  await field(/^Price from/).fill('285.000')
  await field(/^Homes/).fill('1.250')
  await userEvent.tab()
  dispatchEvent(new Event('online'))
  await expect
    .poll(() => api.sent(saveDraft).at(-1)?.input.content)
    .toMatchObject({ priceFrom: '285000', unitCount: '1250' })
  await expect.element(field(/^Price from/)).toHaveValue('285.000')
})

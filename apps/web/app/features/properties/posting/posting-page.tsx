import { getCategories, getFacilities } from '@gable/contract/catalogue'
import { getAddedProperties } from '@gable/contract/posting'
import type { PropertyDetail } from '@gable/contract/property'
import { loadWizard } from '#app/features/listings/wizard/load-wizard.server.ts'
import { WizardPage, wizardFrame } from '#app/features/listings/wizard/wizard-page.tsx'
import type { Route } from './+types/posting-page'
import { propertyWizard } from './property-wizard.tsx'
import { usePostingTexts } from './use-posting-words.ts'

export const handle = wizardFrame

export const loader = (args: Route.LoaderArgs) =>
  loadWizard<PropertyDetail>(args, {
    wizard: propertyWizard,
    canCopy: true,
    async loadCatalogue(call) {
      const [categories, facilities] = await Promise.all([call(getCategories, { limit: 50 }), call(getFacilities, {})])
      return { categories: categories.data, facilities: facilities.data }
    },
    findListing: async (call, slug) => (await call(getAddedProperties, { slug })).data[0] as PropertyDetail | undefined,
  })

/** A form that is being filled in keeps what it was given; another form is another page load. */
export const shouldRevalidate = () => false

export default function PostingPage({ loaderData, params }: Route.ComponentProps) {
  const texts = usePostingTexts(loaderData.asked.kind === 'edit')
  return <WizardPage wizard={propertyWizard} texts={texts} loaderData={loaderData} stepName={params.step} />
}

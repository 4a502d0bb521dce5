import type { Category, Facility, Parameter } from '@gable/contract/catalogue'
import type { Draft, DraftContent } from '@gable/contract/drafts'
import type { PropertyDetail } from '@gable/contract/property'
import type { LanguageCode } from '@gable/i18n/languages'
import { useLocation } from 'react-router'
import type { WizardRequest } from '#app/features/listings/wizard/define-listing-wizard.ts'
import { WizardPage } from '#app/features/listings/wizard/wizard-page.tsx'
import type { Site } from '#app/shell/site.ts'
import { person } from '#app/shell/store/person.fixture.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { propertyWizard } from '../property-wizard.tsx'
import { usePostingTexts } from '../use-posting-words.ts'

const parameter: Parameter = {
  id: 1,
  key: 'bedrooms',
  name: 'Bedrooms',
  icon: 'bed',
  kind: 'number',
  unit: null,
  options: [],
  minimum: 0,
  maximum: 20,
  decimals: 0,
  deals: ['sell', 'rent'],
  isFilterable: true,
  isRequired: true,
  isOnCard: true,
}
export const area: Parameter = {
  ...parameter,
  id: 3,
  key: 'area',
  name: 'Area',
  unit: 'sqm',
  minimum: 1,
  maximum: 10_000_000,
  decimals: 2,
}
const features: Parameter = {
  ...parameter,
  id: 2,
  key: 'features',
  name: 'Features',
  kind: 'multi_choice',
  options: [
    { value: 'garden', name: 'Garden' },
    { value: 'lift', name: 'Lift' },
  ],
  isRequired: false,
}
const category: Category = {
  id: 7,
  slug: 'apartment',
  name: 'Apartment',
  icon: 'building-2',
  kind: 'home',
  parameters: [parameter, features],
  listingCount: 3,
}
const facility: Facility = { id: 5, key: 'school', name: 'School', icon: 'school' }

/** A home that lacks nothing. */
export const complete: DraftContent = {
  categoryId: category.id,
  title: 'Four rooms over the harbour',
  price: '685000',
  description: 'Quiet, bright and close to everything.',
  parameters: { [parameter.id]: '3' },
  address: 'Rua de Cedofeita 412',
  city: 'Porto',
  state: 'Porto',
  country: 'Portugal',
  latitude: 41.15384,
  longitude: -8.61972,
  pictures: [crypto.randomUUID()],
}

export const draftOf = (content: DraftContent, more: Partial<Draft> = {}): Draft => ({
  id: '5f0c3a52-7f0e-4d6c-9a43-0d6f2a5d3c11',
  kind: 'property',
  listingId: null,
  revision: 1,
  step: 'search',
  content,
  updatedAt: new Date().toISOString(),
  ...more,
})

type PostingOptions = {
  language?: LanguageCode
  site?: Partial<Site>
  step?: string
  asked?: WizardRequest<PropertyDetail>
  drafts?: readonly Draft[]
  /** Asked for besides. */
  parameters?: readonly Parameter[]
}

const lister = { ...person, mobile: '+351912604418', address: 'Rua do Almada 12, Porto', hasPicture: true }

/** The form of a home for somebody who may list, without its server. */
export function renderPosting(options: PostingOptions = {}) {
  const { language = 'en', site, step = 'basics', asked = { kind: 'new' }, drafts = [], parameters = [] } = options
  const prefix = language === 'en' ? '' : `/${language}`
  const categories = [{ ...category, parameters: [...category.parameters, ...parameters] }]
  const loaderData = { asked, drafts, now: Date.now(), catalogue: { categories, facilities: [facility] } }
  function Posting() {
    const [, stepName] = useLocation().pathname.split('/user/properties/')
    const texts = usePostingTexts(asked.kind === 'edit')
    if (stepName === undefined) return <h1>Another page</h1>
    return <WizardPage wizard={propertyWizard} texts={texts} loaderData={loaderData} stepName={stepName} />
  }
  return renderInSite(<Posting />, {
    language,
    site: { account: lister, ...site },
    path: `${prefix}/user/properties/${step}`,
  })
}

import { parseNumberInput } from '@gable/domain/number-input'
import { withScheme } from '#app/features/listings/wizard/field-checks.ts'
import type { MediaLists } from '#app/features/uploads/media-list.ts'
import type { ProjectValues } from './project-values.ts'

export type ProjectFields = ReturnType<typeof toCallFields>

/** What was typed, as the call takes it. The form has been checked before. */
export function toCallFields(values: ProjectValues, { plans }: Pick<MediaLists, 'plans'>) {
  const { title, description, type, city, state, country, address, metaTitle, metaDescription } = values
  return {
    title,
    description,
    translations: values.translations,
    ...(values.textLanguage ? { textLanguage: values.textLanguage } : {}),
    type,
    priceFrom: toPrice(values.priceFrom),
    unitCount: parseNumberInput(values.unitCount) ?? ('' as const),
    deliveryOn: values.deliveryOn,
    city,
    state,
    country,
    address,
    metaTitle,
    metaDescription,
    categoryId: Number(values.categoryId),
    latitude: Number(values.latitude),
    longitude: Number(values.longitude),
    videoLink: withScheme(values.videoLink),
    metaKeywords: values.metaKeywords.join(', '),
    plans: values.plans.map(({ id, title: planTitle, planId }) => {
      const uploadId = plans.find((item) => item.id === id)?.uploadId
      return { title: planTitle, ...(planId ? { id: planId } : {}), ...(uploadId ? { document: { uploadId } } : {}) }
    }),
  }
}

/** What is left empty takes back what was said before. */
function toPrice(text: string): string {
  const price = parseNumberInput(text)
  return price === undefined ? '' : String(Math.round(price * 1_000) / 1_000)
}

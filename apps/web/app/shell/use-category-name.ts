import { useTranslation } from 'react-i18next'

/** Our own categories are translated; those that staff add carry the name they were given. */
export function useCategoryName(): (category: { slug: string; name: string }) => string {
  const { t } = useTranslation('properties')
  const translate = t as unknown as (key: string, values: object) => string
  return ({ slug, name }) => translate(`categories.${slug}`, { defaultValue: name })
}

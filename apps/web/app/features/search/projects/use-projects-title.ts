import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { ProjectSearch } from './project-search.ts'

export function useProjectsTitle({ city, state, country }: ProjectSearch, count: number): string {
  const { t } = useTranslation('results')
  const place = city ?? state ?? country
  return place ? t('lists.projectsIn', { count, place }) : t('lists.projects', { count })
}

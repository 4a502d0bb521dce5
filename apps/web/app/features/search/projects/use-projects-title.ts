import { useTranslation } from 'react-i18next'
import type { ProjectSearch } from './project-search.ts'

export function useProjectsTitle({ city, state, country }: ProjectSearch, count: number): string {
  const { t } = useTranslation('results')
  const place = city ?? state ?? country
  return place ? t('lists.projectsIn', { count, place }) : t('lists.projects', { count })
}

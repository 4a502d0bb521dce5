import type { PlaceLabel } from '@gable/contract/place-label'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { ProjectSearch } from './project-search.ts'

type Labelled = ProjectSearch & { placeLabel: PlaceLabel | undefined }

export function useProjectsTitle(search: Labelled, count: number): string {
  const { t } = useTranslation('results')
  const { city, state, country } = shownPlace(search)
  const place = city ?? state ?? country
  return place ? t('lists.projectsIn', { count, place }) : t('lists.projects', { count })
}

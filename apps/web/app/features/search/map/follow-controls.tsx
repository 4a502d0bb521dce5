import { Button } from '@gable/ui/button'
import { Checkbox } from '@gable/ui/checkbox'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { useAreaSearch } from './use-area-search.ts'

type FollowProps = { search: ReturnType<typeof useAreaSearch> }

/** Whether moving the map searches there. */
export function FollowBox({ search }: FollowProps) {
  const { t } = useTranslation('results')
  return (
    <Checkbox
      className="map-float max-md:hidden"
      label={t('map.searchAsIMove')}
      checked={search.isFollowing}
      onChange={(event) => search.setFollowing(event.target.checked)}
    />
  )
}

/** For those who do not want that: a search where the map is now. */
export function SearchHere({ search }: FollowProps) {
  const { t } = useTranslation('results')
  if (!search.waiting) return null
  return (
    <Button variant="secondary" className="map-search-here" onClick={search.searchHere}>
      <RefreshCw aria-hidden />
      {t('map.searchHere')}
    </Button>
  )
}

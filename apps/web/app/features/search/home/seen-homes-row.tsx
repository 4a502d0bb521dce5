import { Button } from '@gable/ui/button'
import { useTranslation } from 'react-i18next'
import { forgetSeenHomes } from '#app/features/listings/seen-homes.ts'
import { QueryScope } from '#app/shared/query-scope.tsx'
import { useSeenCards } from '../lists/use-seen-cards.ts'
import { TitledSection, type RenderHome } from './titled-section.tsx'

const rowLength = 8

export function SeenHomesRow(props: { renderHome: RenderHome }) {
  return (
    <QueryScope>
      <Row {...props} />
    </QueryScope>
  )
}

/** Nothing while it is asked for and nothing when there are none: no page waits for this row. */
function Row({ renderHome }: { renderHome: RenderHome }) {
  const { t } = useTranslation('search')
  const { data: homes = [] } = useSeenCards(rowLength)
  if (homes.length === 0) return null
  return (
    <TitledSection
      id="seen"
      title={t('home.seen')}
      to="/recently-viewed"
      actions={
        <Button variant="quiet" size="small" onClick={forgetSeenHomes}>
          {t('home.seenClear')}
        </Button>
      }
    >
      <div className="card-rail">{homes.map(renderHome)}</div>
    </TitledSection>
  )
}

import { Button } from '@gable/ui/button'
import { forgetSeenProperties } from '#app/features/listings/seen-properties.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { QueryScope } from '#app/shell/query-scope.tsx'
import { useSeenCards } from '../lists/use-seen-cards.ts'
import { TitledSection, type RenderProperty } from './titled-section.tsx'

const rowLength = 8

export function SeenPropertiesRow(props: { renderProperty: RenderProperty }) {
  return (
    <QueryScope>
      <Row {...props} />
    </QueryScope>
  )
}

/** Nothing while it is asked for and nothing when there are none: no page waits for this row. */
function Row({ renderProperty }: { renderProperty: RenderProperty }) {
  const { t } = useTranslation('search')
  const { data: properties = [] } = useSeenCards(rowLength)
  if (properties.length === 0) return null
  return (
    <TitledSection
      id="seen"
      title={t('landing.seen')}
      to="/recently-viewed"
      actions={
        <Button variant="quiet" size="small" onClick={forgetSeenProperties}>
          {t('landing.seenClear')}
        </Button>
      }
    >
      <div className="card-rail">{properties.map(renderProperty)}</div>
    </TitledSection>
  )
}

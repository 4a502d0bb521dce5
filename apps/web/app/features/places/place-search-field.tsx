import type { Place } from '@gable/contract/places'
import { Field } from '@gable/ui/field'
import { SuggestInput } from '@gable/ui/suggest-input'
import { LocateFixed, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import '#app/shared/i18n/place-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { PlaceOption } from './place-option.tsx'
import { type PlaceSearch, usePlaceSearch } from './use-place-search.ts'

export type Point = { latitude: number; longitude: number }
type PlaceSearchFieldProps = {
  /** What stands in the box before anybody types. */
  initialText?: string
  onPick: (place: Place) => void
  onPosition: (point: Point) => void
  /** Stands in the box when a place is chosen. */
  end?: ReactNode
}

/** Finds a place by its name, or by where the reader is. */
export function PlaceSearchField({ initialText = '', onPick, onPosition, end }: PlaceSearchFieldProps) {
  const { t } = useTranslation('places')
  const [text, setText] = useState(initialText)
  const search = usePlaceSearch(text === initialText ? '' : text)

  function takeMyPosition() {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onPosition({ latitude: coords.latitude, longitude: coords.longitude }),
      () => showToast({ tone: 'bad', text: t('noPosition') }),
      { timeout: 10_000, enableHighAccuracy: true },
    )
  }

  return (
    <div className="place-search">
      <Field label={t('search')} hint={t('searchHint')}>
        {(control) => (
          <SuggestInput
            {...control}
            value={text}
            onValueChange={setText}
            items={search.places}
            keyOf={({ id }) => id}
            textOf={({ formattedAddress }) => formattedAddress}
            onPick={onPick}
            status={<SearchStatus search={search} />}
            start={<Search aria-hidden />}
            end={end}
          >
            {(place) => <PlaceOption place={place} />}
          </SuggestInput>
        )}
      </Field>
      <button type="button" className="ui-link place-search-me" onClick={takeMyPosition}>
        <LocateFixed aria-hidden />
        {t('useMyPosition')}
      </button>
    </div>
  )
}

function SearchStatus({ search: { state, places } }: { search: PlaceSearch }) {
  const { t } = useTranslation('places')
  if (places.length > 0 || state === 'idle') return null
  if (state === 'searching') return t('searching')
  return t(state === 'failed' ? 'searchFailed' : 'noneFound')
}

import type { Place } from '@gable/contract/places'
import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { lazy, Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PlaceSearchField, type Point } from '../../places/place-search-field.tsx'
import { useIsAlive } from '../../shell/use-is-alive.ts'
import type { PostingInput } from './posting-schema.ts'
import { PostingSection } from './posting-section.tsx'
import { usePostingField } from './use-posting-field.ts'

const PlaceMap = lazy(async () => ({ default: (await import('../../places/place-map.tsx')).PlaceMap }))

type TextField = 'address' | 'city' | 'state' | 'country' | 'latitude' | 'longitude'
const autoComplete: Partial<Record<TextField, string>> = {
  address: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  country: 'country-name',
}

export function PostingPlace() {
  const { t } = useTranslation('properties')
  return (
    <PostingSection id="place" title={t('posting.placeTitle')} text={t('posting.placeText')}>
      <PlaceField name="address" label={t('posting.address')} />
      <div className="grid gap-5 md:grid-cols-2">
        <PlaceField name="city" label={t('posting.city')} />
        <PlaceField name="state" label={t('posting.state')} />
        <PlaceField name="country" label={t('posting.country')} />
      </div>
      <PlacePoint />
    </PostingSection>
  )
}

function PlaceField({ name, label }: { name: TextField; label: string }) {
  const { id, error, field } = usePostingField()(name)
  const isDegrees = name === 'latitude' || name === 'longitude'
  const look = isDegrees ? ({ inputMode: 'decimal', dir: 'ltr' } as const) : { autoComplete: autoComplete[name] }
  return (
    <Field id={id} label={label} error={error} isRequired>
      {(control) => <TextInput {...control} {...field} {...look} />}
    </Field>
  )
}

/** The point on the map and its figures are the same thing, in whichever way it is easier to give. */
function PlacePoint() {
  const { t } = useTranslation('properties')
  const { setValue } = useFormContext<PostingInput>()
  const [latitude, longitude] = useWatch<PostingInput, ['latitude', 'longitude']>({ name: ['latitude', 'longitude'] })
  const isAlive = useIsAlive()
  const point = { latitude: toNumber(latitude), longitude: toNumber(longitude) }
  const options = { shouldDirty: true, shouldValidate: true }

  function choose(chosen: Point) {
    setValue('latitude', chosen.latitude.toFixed(5), options)
    setValue('longitude', chosen.longitude.toFixed(5), options)
  }

  function take(place: Place) {
    choose(place)
    setValue('city', place.kind === 'city' ? place.name : '', options)
    setValue('state', place.state, options)
    setValue('country', place.country, options)
  }

  return (
    <>
      <PlaceSearchField onPick={take} onPosition={choose} />
      <div className="property-map map-water">
        {isAlive && (
          <Suspense>
            <PlaceMap point={isPoint(point) ? point : undefined} onChoose={choose} />
          </Suspense>
        )}
      </div>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <PlaceField name="latitude" label={t('posting.latitude')} />
        <PlaceField name="longitude" label={t('posting.longitude')} />
      </div>
    </>
  )
}

const isPoint = (point: { latitude: number | undefined; longitude: number | undefined }): point is Point =>
  point.latitude !== undefined && point.longitude !== undefined && Math.abs(point.latitude) <= 90

function toNumber(text: string): number | undefined {
  const value = Number(text)
  return text.trim() === '' || Number.isNaN(value) ? undefined : value
}

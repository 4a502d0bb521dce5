import { Button } from '@gable/ui/button'
import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { LocateFixed } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useIsAlive } from '../../shell/use-is-alive.ts'
import { showToast } from '../../shell/toast.ts'
import type { PostingInput } from './posting-schema.ts'
import { PostingSection } from './posting-section.tsx'
import { usePostingField } from './use-posting-field.ts'

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }))

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

  function choose(place: { latitude: number; longitude: number }) {
    const options = { shouldDirty: true, shouldValidate: true }
    setValue('latitude', place.latitude.toFixed(5), options)
    setValue('longitude', place.longitude.toFixed(5), options)
  }

  function useMyPosition() {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => choose(coords),
      () => showToast({ tone: 'bad', text: t('posting.noPosition') }),
      { timeout: 10_000 },
    )
  }

  return (
    <>
      <div className="property-map map-water">
        {isAlive && (
          <Suspense>
            <PlaceMap latitude={toNumber(latitude)} longitude={toNumber(longitude)} onChoose={choose} />
          </Suspense>
        )}
      </div>
      <div className="grid items-start gap-5 md:grid-cols-[1fr_1fr_auto]">
        <PlaceField name="latitude" label={t('posting.latitude')} />
        <PlaceField name="longitude" label={t('posting.longitude')} />
        <Button variant="quiet" className="md:mt-6.5" onClick={useMyPosition}>
          <LocateFixed aria-hidden />
          {t('posting.useMyPosition')}
        </Button>
      </div>
    </>
  )
}

function toNumber(text: string): number | undefined {
  const value = Number(text)
  return text.trim() === '' || Number.isNaN(value) ? undefined : value
}

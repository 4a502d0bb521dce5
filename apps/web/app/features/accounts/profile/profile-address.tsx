import { Field, FieldError } from '@gable/ui/field'
import { IconButton } from '@gable/ui/icon-button'
import { SuggestInput } from '@gable/ui/suggest-input'
import { TextInput } from '@gable/ui/text-input'
import { LocateFixed, Search, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { PlaceOption } from '#app/features/places/place-option.tsx'
import { usePlaceSearch } from '#app/features/places/use-place-search.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { Profile } from './profile-schema.ts'
import { ProfileSection } from './profile-section.tsx'
import { useLocation } from './use-location.ts'
import { useProfileField } from './use-profile-field.ts'

const PlaceMap = lazy(async () => ({ default: (await import('#app/features/places/place-map.tsx')).PlaceMap }))

export function ProfileAddress() {
  const { t } = useTranslation('accounts')
  const location = useLocation()
  const [latitude, longitude] = useWatch<Profile, ['latitude', 'longitude']>({ name: ['latitude', 'longitude'] })
  const point = latitude !== null && longitude !== null ? { latitude, longitude } : undefined
  return (
    <ProfileSection title={t('profile.addressTitle')} text={t('profile.addressText')}>
      <div className="profile-fields">
        <AddressField location={location} />
        <div className="profile-wide">
          <div className="profile-map map-water">
            <Suspense>
              <PlaceMap point={point} onChoose={location.choosePoint} />
            </Suspense>
          </div>
          <div aria-live="polite">{location.problem && <FieldError>{location.problem}</FieldError>}</div>
        </div>
        <PartField name="city" label={t('profile.city')} autoComplete="address-level2" />
        <PartField name="state" label={t('profile.state')} autoComplete="address-level1" />
        <PartField name="country" label={t('profile.country')} autoComplete="country-name" />
      </div>
    </ProfileSection>
  )
}

function AddressField({ location }: { location: ReturnType<typeof useLocation> }) {
  const { t } = useTranslation(['accounts', 'common', 'places'])
  const { id, error } = useProfileField()('address')
  const { field } = useController<Profile, 'address'>({ name: 'address' })
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState('')
  const { places } = usePlaceSearch(typed === picked ? '' : typed)
  // A whole state or country is no address.
  const found = places.filter(({ kind }) => kind !== 'state' && kind !== 'country')

  function type(text: string) {
    setTyped(text)
    field.onChange(text)
  }

  return (
    <Field
      id={id}
      label={t('profile.address')}
      error={error}
      className="profile-wide"
      corner={
        <button type="button" className="ui-link profile-position" onClick={location.takePosition}>
          <LocateFixed aria-hidden />
          {t('places:useMyPosition')}
        </button>
      }
    >
      {(control) => (
        <SuggestInput
          {...control}
          dir="auto"
          maxLength={500}
          value={field.value}
          onValueChange={type}
          onBlur={field.onBlur}
          items={typed === '' ? [] : found}
          keyOf={(place) => place.id}
          textOf={(place) => place.formattedAddress}
          onPick={(place) => {
            setPicked(place.formattedAddress)
            location.choosePlace(place)
          }}
          start={<Search aria-hidden />}
          end={
            field.value && (
              <IconButton size="small" className="-me-2" label={t('common:actions.clear')} onClick={() => type('')}>
                <X className="size-4.5" aria-hidden />
              </IconButton>
            )
          }
        >
          {(place) => <PlaceOption place={place} />}
        </SuggestInput>
      )}
    </Field>
  )
}

type PartFieldProps = { name: 'city' | 'state' | 'country'; label: string; autoComplete: string }

function PartField({ name, label, autoComplete }: PartFieldProps) {
  const { id, error, field } = useProfileField()(name)
  return (
    <Field id={id} label={label} error={error}>
      {(control) => <TextInput {...control} {...field} autoComplete={autoComplete} maxLength={200} dir="auto" />}
    </Field>
  )
}

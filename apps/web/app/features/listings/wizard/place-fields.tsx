import type { Place } from '@gable/contract/places'
import { approximateRadiusMetres } from '@gable/domain/shown-point'
import { Field, FieldError } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { CircleCheck, LockKeyhole, MapPin } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PlaceSearchField, type Point } from '#app/features/places/place-search-field.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { useSite } from '#app/shell/site.ts'
import { fieldId, useFieldError, useWizardField } from './wizard-form.ts'

const PlaceMap = lazy(async () => ({ default: (await import('#app/features/places/place-map.tsx')).PlaceMap }))

/** What every form with a place calls these fields. */
type PlaceValues = Record<'address' | 'city' | 'state' | 'country' | 'latitude' | 'longitude', string>
type AddressPart = 'city' | 'state' | 'country'

type PlaceFieldsProps = { isBlurred: boolean; switches?: ReactNode; children?: ReactNode }

/** Where it is: looked up, pointed at on the map or typed, whichever is easiest. */
export function PlaceFields({ isBlurred, switches, children }: PlaceFieldsProps) {
  const { t } = useTranslation('posting')
  const { point, choose, take } = usePlace()
  const isHydrated = useIsHydrated()
  const pinError = useFieldError('latitude')
  return (
    <>
      <section className="grid grid-cols-1 gap-4">
        <PlaceSearchField
          onPick={take}
          onPosition={choose}
          end={
            point && (
              <>
                <CircleCheck className="text-good" aria-hidden />
                <span className="ui-visually-hidden">{t('fields.placeChosen')}</span>
              </>
            )
          }
        />
        <div className="wizard-map map-water">
          {isHydrated && (
            <Suspense>
              <PlaceMap point={point} onChoose={choose} blurMetres={isBlurred ? approximateRadiusMetres : undefined} />
            </Suspense>
          )}
        </div>
        {pinError && <FieldError>{pinError}</FieldError>}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-14">
          <Degrees />
          {switches}
        </div>
      </section>
      <section>
        <h2 className="wizard-legend flex items-center gap-2">
          <MapPin className="size-4.5 text-brand" aria-hidden />
          {t('fields.filledIn')}
        </h2>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <PlaceText name="address" autoComplete="street-address" className="md:col-span-full" />
          <PlaceText name="city" autoComplete="address-level2" />
          <PlaceText name="state" autoComplete="address-level1" />
          <PlaceText name="country" autoComplete="country-name" />
          {children}
        </div>
      </section>
    </>
  )
}

type PlaceTextProps = { name: 'address' | AddressPart; autoComplete: string; className?: string }

function PlaceText({ name, autoComplete, className }: PlaceTextProps) {
  const { t } = useTranslation('posting')
  const { id, error, field } = useWizardField(name)
  return (
    <Field id={id} label={t(`fields.${name}`)} error={error} className={className} isRequired>
      {(control) => <TextInput {...control} {...field} dir="auto" autoComplete={autoComplete} />}
    </Field>
  )
}

/** The pin in figures: the way to set it for those who cannot drag. */
function Degrees() {
  const { t } = useTranslation('posting')
  const { register } = useFormContext<PlaceValues>()
  return (
    <fieldset className="wizard-degrees" dir="ltr">
      <legend className="ui-visually-hidden">{t('fields.pin')}</legend>
      <MapPin className="size-4" aria-hidden />
      {(['latitude', 'longitude'] as const).map((name) => (
        <input
          key={name}
          {...register(name)}
          id={fieldId(name)}
          inputMode="decimal"
          autoComplete="off"
          aria-label={t(`fields.${name}`)}
          placeholder={t(`fields.${name}`)}
        />
      ))}
    </fieldset>
  )
}

/** Only the one who lists it and staff read this. */
export function PrivateAddressField() {
  const { t } = useTranslation('posting')
  const { id, error, field } = useWizardField('clientAddress')
  return (
    <Field
      id={id}
      label={t('fields.clientAddress')}
      optionalLabel={t('fields.onlyYou')}
      error={error}
      className="md:col-span-full"
    >
      {(control) => (
        <TextInput {...control} {...field} dir="auto" autoComplete="off" start={<LockKeyhole aria-hidden />} />
      )}
    </Field>
  )
}

function usePlace() {
  const { setValue, getValues } = useFormContext<PlaceValues>()
  const { language } = useSite()
  const [latitude, longitude] = useWatch<PlaceValues, ['latitude', 'longitude']>({ name: ['latitude', 'longitude'] })
  // What the pin filled in may be replaced by the pin; what a person wrote may not.
  const filled = useRef<Partial<Record<AddressPart, string>>>({})

  function set(name: keyof PlaceValues, value: string) {
    setValue(name, value, { shouldDirty: true, shouldTouch: true })
  }

  function fill(parts: Partial<Record<AddressPart, string>>, isWished: boolean) {
    for (const name of ['city', 'state', 'country'] as const) {
      const [now, next] = [getValues(name), parts[name] ?? '']
      const isOurs = now === '' || now === filled.current[name]
      if (next === '' || !(isWished || isOurs)) continue
      set(name, next)
      filled.current[name] = next
    }
  }

  function pin(point: Point) {
    set('latitude', point.latitude.toFixed(5))
    set('longitude', point.longitude.toFixed(5))
  }

  async function findAddressOf(point: Point) {
    const { findAddress } = await import('#app/features/places/find-places.ts')
    // On the open sea, or while nothing answers, the person fills it in.
    return findAddress(point, language).catch(() => undefined)
  }

  async function choose(point: Point) {
    pin(point)
    fill((await findAddressOf(point)) ?? {}, false)
  }

  /** A district does not say in which city it is; whoever chooses one has chosen that city as well. */
  async function takeCityOf(point: Point) {
    const { city = '' } = (await findAddressOf(point)) ?? {}
    fill({ city }, true)
  }

  function take(place: Place) {
    pin(place)
    const isCity = place.kind === 'city'
    const isInCity = place.kind === 'district' || place.kind === 'address'
    if (place.kind === 'address' && getValues('address') === '') set('address', place.name)
    fill({ ...(isCity ? { city: place.name } : {}), state: place.state || place.name, country: place.country }, true)
    if (isInCity) void takeCityOf(place)
  }

  return { point: toPoint(latitude, longitude), choose: (point: Point) => void choose(point), take }
}

function toPoint(latitude: string, longitude: string): Point | undefined {
  if (latitude.trim() === '' || longitude.trim() === '') return undefined
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180
  return isOnEarth ? point : undefined
}

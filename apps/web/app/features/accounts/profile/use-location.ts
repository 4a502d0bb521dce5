import type { Place } from '@gable/contract/places'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useLanguage } from '#app/shell/site.ts'
import type { Profile } from './profile-schema.ts'

type Point = { latitude: number; longitude: number }

const restMs = 250
const options = { shouldDirty: true, shouldValidate: true } as const

/** The place of the profile: a suggestion, a pin or the device's position all end with a whole address. */
export function useLocation() {
  const { t } = useTranslation(['accounts', 'places'])
  const { code } = useLanguage()
  const { setValue, getValues } = useFormContext<Profile>()
  const toErrorText = useErrorText()
  const [problem, setProblem] = useState<string>()
  const written = useRef<string>(undefined)
  const asked = useRef(0)

  /** A street that somebody typed is theirs; what we wrote there ourselves, we may write anew. */
  function writeAddress(text: string) {
    written.current = text
    setValue('address', text, options)
  }

  async function choosePoint({ latitude, longitude }: Point, address?: string) {
    const point = { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) }
    setValue('latitude', point.latitude, options)
    setValue('longitude', point.longitude, options)
    setProblem(undefined)
    if (address !== undefined) writeAddress(address)
    asked.current += 1
    const question = asked.current
    // A pin that is moved by key comes by many points on its way.
    if (address === undefined) await new Promise((resolve) => setTimeout(resolve, restMs))
    if (question !== asked.current) return
    try {
      const { findAddress } = await import('./profile-calls.ts')
      const found = await findAddress(point, code)
      // The pin has moved on meanwhile.
      if (question !== asked.current) return
      for (const part of ['city', 'state', 'country'] as const) setValue(part, found[part], options)
      const { address: shown } = getValues()
      if (address === undefined && (shown === '' || shown === written.current)) writeAddress(found.formattedAddress)
    } catch (error) {
      if (question !== asked.current) return
      const isNowhere = (error as { code?: string }).code === 'not_found'
      setProblem(isNowhere ? t('profile.noPlaceThere') : toErrorText(error))
    }
  }

  const takePosition = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void choosePoint(coords),
      () => showToast({ tone: 'bad', text: t('places:noPosition') }),
      { timeout: 10_000 },
    )

  return {
    problem,
    takePosition,
    choosePoint: (point: Point) => void choosePoint(point),
    choosePlace: (place: Place) => void choosePoint(place, place.formattedAddress),
  }
}

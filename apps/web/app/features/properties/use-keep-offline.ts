import type { PropertyDetail } from '@gable/contract/property'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { keepOfflineHome } from '#app/shell/offline/offline-homes.ts'
import { usePrice } from '#app/shell/use-price.ts'
import { useParameterText } from './use-parameter-text.ts'

const maxFacts = 3

/** A home that was opened can be opened again without the network. */
export function useKeepOffline(property: PropertyDetail) {
  const { title, price, currency, parameters, titleImage } = property
  const { pathname } = useLocation()
  const toPrice = usePrice()
  const toText = useParameterText()
  const keep = useEffectEvent((path: string) =>
    keepOfflineHome({
      path,
      title,
      price: toPrice({ price, currency }),
      facts: parameters.slice(0, maxFacts).map(toText).join(' · '),
      address: shownPlace(property).address,
      picture: titleImage ? toPictureSource(titleImage)?.src : undefined,
    }),
  )
  useEffect(() => keep(pathname), [pathname])
}

import { Marker } from 'maplibre-gl'
import { House, Move } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { MapButtons } from '../../map/map-buttons.tsx'
import { useMap } from '../../map/use-map.ts'

type Place = { latitude: number; longitude: number }
type PlaceMapProps = { [Name in keyof Place]: number | undefined } & { onChoose: (place: Place) => void }

const closeZoom = 15

/** A pin that can be dragged to the door, or put there with a click; the fields below do the same by keyboard. */
export function PlaceMap({ latitude, longitude, onChoose }: PlaceMapProps) {
  const { t } = useTranslation('properties')
  const container = useRef<HTMLDivElement>(null)
  const map = useMap(container, t('posting.dragPin'))
  const [pin] = useState(() => document.createElement('div'))
  const marker = useRef<Marker>(undefined)
  const choose = useRef(onChoose)
  const hasPlace = latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90

  useEffect(() => {
    choose.current = onChoose
  }, [onChoose])

  useEffect(() => {
    if (!map) return undefined
    const made = new Marker({ element: pin, anchor: 'bottom', draggable: true })
    const tell = ({ lat, lng }: { lat: number; lng: number }) => choose.current({ latitude: lat, longitude: lng })
    made.on('dragend', () => tell(made.getLngLat().wrap()))
    map.on('click', ({ lngLat }) => tell(lngLat.wrap()))
    map.cooperativeGestures.enable()
    marker.current = made
    return () => {
      made.remove()
      marker.current = undefined
    }
  }, [map, pin])

  useEffect(() => {
    if (!map || !marker.current || !hasPlace) return
    marker.current.setLngLat([longitude, latitude]).addTo(map)
    const isInView = map.getBounds().contains([longitude, latitude]) && map.getZoom() > 10
    if (!isInView) map.jumpTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), closeZoom) })
  }, [map, hasPlace, latitude, longitude])

  return (
    <div className="map-frame">
      <div ref={container} className="size-full" />
      <p className="map-hint map-float">
        <Move className="size-4" aria-hidden />
        {t('posting.dragPin')}
      </p>
      <MapButtons map={map} />
      {createPortal(
        <span className="ui-pin-target cursor-grab">
          <span className="ui-pin ui-pin-selected">
            <House aria-hidden />
          </span>
        </span>,
        pin,
      )}
    </div>
  )
}

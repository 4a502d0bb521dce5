import { Marker, type Map as MapLibre } from 'maplibre-gl'
import { House, Move } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { BlurCircle } from '#app/features/map/blur-circle.tsx'
import { MapButtons } from '#app/features/map/map-buttons.tsx'
import { useMap } from '#app/features/map/use-map.ts'
import '#app/shared/i18n/place-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

type Point = { latitude: number; longitude: number }
type PlaceMapProps = {
  point: Point | undefined
  onChoose: (point: Point) => void
  /** How far around the pin strangers are kept in the dark; nothing when they see the door. */
  blurMetres?: number | undefined
}

const closeZoom = 15
const steps: Record<string, [right: number, down: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A pin that is put somewhere with a click, and taken to the door by dragging it or with the arrow keys. */
export function PlaceMap({ point, onChoose, blurMetres }: PlaceMapProps) {
  const { t } = useTranslation('places')
  const container = useRef<HTMLDivElement>(null)
  const map = useMap(container, t('dragPin'))
  const { pin, moveByKey } = usePin(map, point, onChoose)
  return (
    <div className="map-frame">
      <div ref={container} className="size-full" />
      <p className="map-hint map-float">
        <Move className="size-4" aria-hidden />
        {t('dragPin')}
      </p>
      <MapButtons map={map} />
      {map && point && blurMetres !== undefined && <BlurCircle map={map} point={point} metres={blurMetres} />}
      {createPortal(
        <button type="button" aria-label={t('movePin')} className="ui-pin-target cursor-grab" onKeyDown={moveByKey}>
          <span className="ui-pin ui-pin-selected">
            <House aria-hidden />
          </span>
        </button>,
        pin,
      )}
    </div>
  )
}

function usePin(map: MapLibre | undefined, point: Point | undefined, onChoose: (point: Point) => void) {
  const [element] = useState(() => document.createElement('div'))
  const marker = useRef<Marker>(undefined)
  const choose = useRef(onChoose)
  const { latitude, longitude } = point ?? {}

  useEffect(() => {
    choose.current = onChoose
  }, [onChoose])

  useEffect(() => {
    if (!map) return undefined
    const made = new Marker({ element, anchor: 'bottom', draggable: true })
    const choosePoint = ({ lat, lng }: { lat: number; lng: number }) =>
      choose.current({ latitude: lat, longitude: lng })
    made.on('dragend', () => choosePoint(made.getLngLat().wrap()))
    map.on('click', ({ lngLat }) => choosePoint(lngLat.wrap()))
    map.cooperativeGestures.enable()
    marker.current = made
    return () => {
      made.remove()
      marker.current = undefined
    }
  }, [map, element])

  useEffect(() => {
    if (!map || !marker.current || latitude === undefined || longitude === undefined) return
    marker.current.setLngLat([longitude, latitude])
    // Added anew, it would lose the focus of whoever moves it by key.
    if (!element.isConnected) marker.current.addTo(map)
    const isInView = map.getBounds().contains([longitude, latitude]) && map.getZoom() > 10
    if (!isInView) map.jumpTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), closeZoom) })
  }, [map, element, latitude, longitude])

  function moveByKey(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step || !map || !marker.current) return
    event.preventDefault()
    // The map would move as well.
    event.stopPropagation()
    const pixels = event.shiftKey ? 50 : 10
    const { x, y } = map.project(marker.current.getLngLat())
    const moved = map.unproject([x + step[0] * pixels, y + step[1] * pixels]).wrap()
    // At once: the next press may come before the page has drawn this one.
    marker.current.setLngLat(moved)
    onChoose({ latitude: moved.lat, longitude: moved.lng })
  }

  return { pin: element, moveByKey }
}

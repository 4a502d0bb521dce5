import type { PropertyCard } from '@gable/contract/property'
import { Button } from '@gable/ui/button'
import { Checkbox } from '@gable/ui/checkbox'
import { PricePin } from '@gable/ui/price-pin'
import { Popup } from 'maplibre-gl'
import type { Map as MapLibre, MapLibreEvent } from 'maplibre-gl'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { type Box, boxAround, toBox, toCorners } from '../../map/create-map.ts'
import { MapButtons } from '../../map/map-buttons.tsx'
import { useMarkerElements } from '../../map/map-markers.ts'
import { useMap } from '../../map/use-map.ts'
import { fromBox } from './search-url.ts'

type Home = Pick<PropertyCard, 'id' | 'title' | 'latitude' | 'longitude'>

export type ResultsMapProps = {
  homes: readonly Home[]
  priceOf: (id: number) => string
  box: Box | undefined
  pointedId: number | undefined
  selectedId: number | undefined
  onSelect: (id: number | undefined) => void
  onSearchArea: (box: Box) => void
  /** The card over the map; on a phone the strip below takes its place. */
  renderPreview?: ((id: number) => ReactNode) | undefined
}

/** The homes of the list as pins. Moving the map searches where it stops. */
export function ResultsMap(props: ResultsMapProps) {
  const { homes, priceOf, pointedId, selectedId, onSelect, renderPreview } = props
  const { t } = useTranslation('search')
  const container = useRef<HTMLDivElement>(null)
  const map = useMap(container, t('map.label'))
  const elements = useMarkerElements(map, homes)
  const area = useAreaSearch(map, props)

  return (
    <div className="map-frame">
      <div ref={container} className="size-full" />
      <div className="map-top">
        <Checkbox
          className="map-float"
          label={t('map.searchAsIMove')}
          checked={area.isFollowing}
          onChange={(event) => area.setFollowing(event.target.checked)}
        />
        {area.waiting && (
          <Button variant="secondary" className="map-search-here" onClick={area.searchHere}>
            <RefreshCw aria-hidden />
            {t('map.searchHere')}
          </Button>
        )}
      </div>
      <MapButtons map={map} />
      {homes.map((home) => {
        const element = elements.get(home.id)
        if (!element) return null
        const state = home.id === selectedId ? 'selected' : home.id === pointedId ? 'hover' : 'rest'
        element.dataset.state = state
        return createPortal(
          <PricePin
            text={priceOf(home.id)}
            label={t('map.pin', { title: home.title, price: priceOf(home.id) })}
            state={state}
            onClick={(event) => {
              event.stopPropagation()
              onSelect(home.id === selectedId ? undefined : home.id)
            }}
          />,
          element,
          home.id,
        )
      })}
      {map && renderPreview && <Preview {...props} map={map} renderPreview={renderPreview} />}
    </div>
  )
}

/** Keeps map and address in step: the address moves the map, and the reader's moves become a search. */
function useAreaSearch(map: MapLibre | undefined, { homes, box, onSearchArea, onSelect }: ResultsMapProps) {
  const [isFollowing, setFollowing] = useState(true)
  const [waiting, setWaiting] = useState<Box>()
  const asked = useRef('')
  const current = useRef({ isFollowing, onSearchArea, onSelect })
  current.current = { isFollowing, onSearchArea, onSelect }
  const wanted = box ? fromBox(box) : ''

  useEffect(() => {
    if (!map || (wanted !== '' && wanted === asked.current)) return
    asked.current = wanted
    setWaiting(undefined)
    const target = box ?? boxAround(homes)
    if (!target) return
    // Room for the switch above and the buttons at the side, so that no pin lies under them at the start.
    const padding = box ? 0 : { top: 104, bottom: 72, left: 72, right: 72 }
    map.fitBounds(toCorners(target), { padding, maxZoom: 14.5, duration: 0 })
    // The homes are left out on purpose: new ones in the same area must not move the map.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, wanted, box ? '' : homes])

  useEffect(() => {
    if (!map) return undefined
    const search = (event: MapLibreEvent & { isByReader?: boolean; originalEvent?: Event }) => {
      if (!event.isByReader && !event.originalEvent) return
      const moved = toBox(map.getBounds())
      if (!current.current.isFollowing) return setWaiting(moved)
      asked.current = fromBox(moved)
      current.current.onSearchArea(moved)
    }
    const deselect = () => current.current.onSelect(undefined)
    map.on('moveend', search)
    map.on('click', deselect)
    return () => {
      map.off('moveend', search)
      map.off('click', deselect)
    }
  }, [map])

  function searchHere() {
    if (!waiting) return
    asked.current = fromBox(waiting)
    setWaiting(undefined)
    onSearchArea(waiting)
  }

  return { isFollowing, setFollowing, waiting, searchHere }
}

type PreviewProps = ResultsMapProps & { map: MapLibre; renderPreview: (id: number) => ReactNode }

function Preview({ map, homes, selectedId, onSelect, renderPreview }: PreviewProps) {
  const [content] = useState(() => document.createElement('div'))
  const home = homes.find(({ id }) => id === selectedId)

  useEffect(() => {
    if (!home) return undefined
    const popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      offset: 14,
      maxWidth: '280px',
      focusAfterOpen: false,
    })
    popup.setLngLat([home.longitude, home.latitude]).setDOMContent(content).addTo(map)
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onSelect(undefined)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      popup.remove()
    }
  }, [map, home, content, onSelect])

  return home ? createPortal(renderPreview(home.id), content) : null
}

import { type Map as MapLibre, type Offset, Popup } from 'maplibre-gl'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** A pin stands on its point, so above it there is more to keep clear of than below. */
const above: [number, number] = [0, -48]
const below: [number, number] = [0, 14]
const besidePin: Offset = {
  center: [0, 0],
  top: below,
  'top-left': below,
  'top-right': below,
  bottom: above,
  'bottom-left': above,
  'bottom-right': above,
  left: [52, -20],
  right: [-52, -20],
}

type PreviewProps = {
  map: MapLibre
  properties: readonly { id: number; latitude: number; longitude: number }[]
  selectedId: number | undefined
  onSelect: (id: undefined) => void
  renderPreview: (id: number) => ReactNode
}

/** The card of the chosen pin, beside it. */
export function Preview({ map, properties, selectedId, onSelect, renderPreview }: PreviewProps) {
  const [content] = useState(() => document.createElement('div'))
  const property = properties.find(({ id }) => id === selectedId)

  useEffect(() => {
    if (!property) return undefined
    const popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      offset: besidePin,
      maxWidth: '280px',
      focusAfterOpen: false,
    })
    popup.setLngLat([property.longitude, property.latitude]).setDOMContent(content).addTo(map)
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onSelect(undefined)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      popup.remove()
    }
  }, [map, property, content, onSelect])

  return property ? createPortal(renderPreview(property.id), content) : null
}

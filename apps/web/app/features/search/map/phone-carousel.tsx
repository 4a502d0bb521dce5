import { classNames } from '@gable/ui/class-names'
import { type ReactNode, useEffect, useRef } from 'react'
import { SheetHandle, useSheet } from './sheet-handle.tsx'

type PhoneCarouselProps<Property> = {
  properties: readonly Property[]
  renderCard: (property: Property) => ReactNode
  title: string
  /** Beside the title. */
  end?: ReactNode
  selectedId: number | undefined
  setSelectedId: (id: number | undefined) => void
}

/** Under the map of a phone: swiping lights the pin, touching a pin brings its card. */
export function PhoneCarousel<Property extends { id: number }>(props: PhoneCarouselProps<Property>) {
  const { properties, renderCard, title, end, selectedId, setSelectedId } = props
  const sheet = useSheet()
  const strip = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const card = strip.current?.querySelector(`[data-id="${selectedId}"]`)
    card?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'center' })
  }, [selectedId])

  function selectMiddle() {
    if (!strip.current) return
    const middle = strip.current.getBoundingClientRect()
    const element = document.elementFromPoint(middle.left + middle.width / 2, middle.top + middle.height / 2)
    const id = Number(element?.closest<HTMLElement>('[data-id]')?.dataset.id)
    if (id) setSelectedId(id)
  }

  return (
    <div className="map-sheet" data-open={sheet.isOpen}>
      <SheetHandle {...sheet} />
      <div className="map-sheet-head">
        <p className="type-block text-18">{title}</p>
        {end}
      </div>
      <ul ref={strip} className="map-sheet-strip" onScrollEnd={selectMiddle}>
        {properties.map((property) => (
          <li
            key={property.id}
            data-id={property.id}
            className={classNames('mini-card', property.id === selectedId && 'mini-card-lit')}
          >
            {renderCard(property)}
          </li>
        ))}
      </ul>
    </div>
  )
}

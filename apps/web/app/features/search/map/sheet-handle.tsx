import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

/** Farther than this it is a pull, not a touch. */
const pullPx = 12

/** Whether the sheet under the map shows its cards. */
export function useSheet() {
  const [isOpen, setOpen] = useState(true)
  return { isOpen, setOpen }
}

/** Pulled down, or pressed, it leaves the screen to the map. */
export function SheetHandle({ isOpen, setOpen }: ReturnType<typeof useSheet>) {
  const { t } = useTranslation('results')
  const from = useRef<number>(undefined)
  const wasPulled = useRef(false)

  function begin(event: PointerEvent<HTMLButtonElement>) {
    from.current = event.clientY
    wasPulled.current = false
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function pull({ clientY }: PointerEvent) {
    if (from.current === undefined || Math.abs(clientY - from.current) < pullPx) return
    setOpen(clientY < from.current)
    wasPulled.current = true
    from.current = undefined
  }

  return (
    <button
      type="button"
      className="map-sheet-handle"
      aria-expanded={isOpen}
      aria-label={t('map.cards')}
      onPointerDown={begin}
      onPointerMove={pull}
      onPointerUp={() => {
        from.current = undefined
      }}
      onClick={() => {
        if (!wasPulled.current) setOpen(!isOpen)
        wasPulled.current = false
      }}
    />
  )
}

import { type PointerEvent, type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'

type FileGridProps = {
  label: string
  children: ReactNode
  /** Called when a tile was dragged by its handle onto the place of another; both are counted from 1. */
  onMove?: ((from: number, to: number) => void) | undefined
  className?: string | undefined
}

type Drag = { tile: HTMLElement; from: number; startX: number; startY: number; over: HTMLElement | undefined }

/** Holds file tiles; the first one takes four places. Dragging works with a mouse, a pen and a finger. */
export function FileGrid({ label, children, onMove, className }: FileGridProps) {
  const drag = useRef<Drag>(undefined)

  function start(event: PointerEvent<HTMLElement>) {
    const grip = (event.target as Element).closest<HTMLElement>('[data-grip]')
    const tile = grip?.closest<HTMLElement>('[data-position]')
    if (!onMove || !grip || !tile || event.button !== 0) return
    // Nothing moves in the document while it is dragged: a moved element would lose the finger.
    grip.setPointerCapture(event.pointerId)
    drag.current = { tile, from: positionOf(tile), startX: event.clientX, startY: event.clientY, over: undefined }
  }

  function follow(event: PointerEvent<HTMLElement>) {
    const now = drag.current
    if (!now) return
    const [x, y] = [event.clientX - now.startX, event.clientY - now.startY]
    if (!now.tile.dataset['dragged'] && Math.hypot(x, y) < 6) return
    now.tile.dataset['dragged'] = 'true'
    now.tile.style.translate = `${x}px ${y}px`
    point(now, tileUnder(event, now.tile))
  }

  function end(event: PointerEvent<HTMLElement>) {
    const ended = drag.current
    drag.current = undefined
    if (!ended) return
    const target = ended.over
    point(ended, undefined)
    delete ended.tile.dataset['dragged']
    ended.tile.style.translate = ''
    if (event.type === 'pointerup' && target) onMove?.(ended.from, positionOf(target))
  }

  return (
    <ul
      className={classNames('ui-file-grid', className)}
      aria-label={label}
      onPointerDown={start}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {children}
    </ul>
  )
}

const positionOf = (tile: HTMLElement) => Number(tile.dataset['position'])

function point(drag: Drag, over: HTMLElement | undefined) {
  if (drag.over === over) return
  if (drag.over) delete drag.over.dataset['target']
  if (over) over.dataset['target'] = 'true'
  drag.over = over
}

/** The tile below the pointer, not the one that is dragged over it. */
function tileUnder({ clientX, clientY }: PointerEvent, dragged: HTMLElement): HTMLElement | undefined {
  const tiles = document.elementsFromPoint(clientX, clientY).map((one) => one.closest<HTMLElement>('[data-position]'))
  return tiles.find((tile) => tile && tile !== dragged) ?? undefined
}

import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { closeScale, moveBy, type Point, type Size, type View, wholeView, zoomAt } from './zoom.ts'

type Side = 'left' | 'right'
type Change = (view: View, frame: Size) => View

const swipePixels = 48
const wheelStep = 0.002
const middle: Point = { x: 0, y: 0 }

/** Fingers, mouse and wheel on a photograph: pinch, double tap and wheel bring it closer, a swipe goes to the next. */
export function usePhotoGestures(frame: RefObject<HTMLElement | null>, photo: string, onSwipe: (to: Side) => void) {
  const { view, change } = useView(frame, photo)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point>(undefined)
  const [pull, setPull] = useState(0)
  useWheel(frame, change)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
    // The second finger makes it a pinch, which is never a swipe.
    start.current = fingers.current.size === 1 && view.scale === 1 ? pointOf(event) : undefined
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) {
      const growth = distance(now, other) / Math.max(1, distance(before, other))
      const at = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, event.currentTarget)
      change((old, size) => zoomAt(old, old.scale * growth, at, size))
    } else if (start.current) setPull(now.x - start.current.x)
    else change((old, size) => moveBy(old, { x: now.x - before.x, y: now.y - before.y }, size))
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const way = start.current ? event.clientX - start.current.x : 0
    forget(event)
    if (Math.abs(way) > swipePixels) onSwipe(way < 0 ? 'left' : 'right')
  }

  function forget({ pointerId }: PointerEvent<HTMLElement>) {
    fingers.current.delete(pointerId)
    start.current = undefined
    setPull(0)
  }

  const toggle = (at: Point = middle) =>
    change((old, size) => (old.scale > 1 ? wholeView : zoomAt(old, closeScale, at, size)))
  const zoomBy = (growth: number) => change((old, size) => zoomAt(old, old.scale * growth, middle, size))

  const handlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: forget,
    onDoubleClick: (event: React.MouseEvent<HTMLElement>) => toggle(fromMiddle(pointOf(event), event.currentTarget)),
  }
  return { view, pull, handlers, toggle, zoomBy }
}

/** Every photograph is first seen whole. */
function useView(frame: RefObject<HTMLElement | null>, photo: string) {
  const [seen, setSeen] = useState({ photo, view: wholeView })
  const change = useCallback(
    (make: Change) => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {}
      setSeen((old) => ({ photo, view: make(old.photo === photo ? old.view : wholeView, { width, height }) }))
    },
    [frame, photo],
  )
  return { view: seen.photo === photo ? seen.view : wholeView, change }
}

function useWheel(frame: RefObject<HTMLElement | null>, change: (make: Change) => void) {
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = fromMiddle(pointOf(event), element)
      change((old, size) => zoomAt(old, old.scale * Math.exp(-event.deltaY * wheelStep), at, size))
    }
    // React listens passively, and then the page would scroll or zoom as well.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [frame, change])
}

const pointOf = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Point => ({ x, y })
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

function fromMiddle({ x, y }: Point, element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: x - left - width / 2, y: y - top - height / 2 }
}

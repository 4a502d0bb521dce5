import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Point } from '../search-state.ts'
import { type Pixel, simplifyLine } from './simplify-line.ts'

/** Below this it was a click with an unsteady hand. */
const shortestPixels = 40
const apartPixels = 6
/** More of them would stand in each other's way. */
const maxHandCorners = 24
const maxPoints = 500

/**
 * A line drawn by pressing, dragging and letting go; it is closed and simplified into a ring. One finger draws, so two
 * move the map. Answers the line as far as it is drawn.
 */
export function useFreehand(map: MapLibre, onRing: (ring: Point[]) => void): readonly Point[] {
  const [trace, setTrace] = useState<readonly Point[]>([])
  const done = useEffectEvent(onRing)

  useEffect(() => {
    const surface = map.getCanvasContainer()
    let line: Pixel[] | undefined
    const toPoint = ({ x, y }: Pixel): Point => {
      const { lng, lat } = map.unproject([x, y])
      return { longitude: lng, latitude: lat }
    }
    function stop() {
      line = undefined
      setTrace([])
    }
    function begin(event: PointerEvent) {
      if (!event.isPrimary) return stop()
      if (event.button === 0) line = [pixelOf(event, map.getCanvas())]
    }
    function follow(event: PointerEvent) {
      const last = line?.at(-1)
      if (!event.isPrimary || !line || !last || line.length >= maxPoints) return
      const at = pixelOf(event, map.getCanvas())
      if (Math.hypot(at.x - last.x, at.y - last.y) < apartPixels) return
      line.push(at)
      setTrace(line.map(toPoint))
    }
    function finish(event: PointerEvent) {
      if (!event.isPrimary) return
      const drawn = line ?? []
      stop()
      const ring = lengthOf(drawn) < shortestPixels ? [] : simplifyLine(drawn, maxHandCorners)
      if (ring.length >= 3) done(ring.map(toPoint))
    }
    const surfaces = [surface, map.getCanvas()]
    map.dragPan.disable()
    // Otherwise a finger would scroll the page.
    for (const { style } of surfaces) style.touchAction = 'none'
    surface.addEventListener('pointerdown', begin)
    // Outside of the map too: a hand that slips off it goes on drawing.
    addEventListener('pointermove', follow)
    addEventListener('pointerup', finish)
    addEventListener('pointercancel', stop)
    return () => {
      map.dragPan.enable()
      for (const { style } of surfaces) style.touchAction = ''
      surface.removeEventListener('pointerdown', begin)
      removeEventListener('pointermove', follow)
      removeEventListener('pointerup', finish)
      removeEventListener('pointercancel', stop)
    }
  }, [map])

  return trace
}

/** The element around the canvas has no height of its own. */
function pixelOf({ clientX, clientY }: PointerEvent, canvas: HTMLElement): Pixel {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  return { x: within(clientX - left, width), y: within(clientY - top, height) }
}

const lengthOf = (line: readonly Pixel[]) =>
  line.reduce((sum, { x, y }, index) => {
    const before = line[index - 1]
    return before ? sum + Math.hypot(x - before.x, y - before.y) : 0
  }, 0)

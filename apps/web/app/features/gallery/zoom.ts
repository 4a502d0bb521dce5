/** How a photograph lies in its frame: how much larger, and moved by how many pixels from the middle. */
export type View = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

export const wholeView: View = { scale: 1, x: 0, y: 0 }
export const closeScale = 2.5
const largestScale = 5

/** Larger or smaller, while what lies under the finger stays there; `at` counts from the middle of the frame. */
export function zoomAt(view: View, wanted: number, at: Point, frame: Size): View {
  const scale = Math.min(largestScale, Math.max(1, wanted))
  const growth = scale / view.scale
  return keepInside({ scale, x: at.x - (at.x - view.x) * growth, y: at.y - (at.y - view.y) * growth }, frame)
}

export const moveBy = (view: View, by: Point, frame: Size): View =>
  keepInside({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)

/** The edge of the photograph never comes further in than the edge of its frame. */
function keepInside({ scale, x, y }: View, { width, height }: Size): View {
  const [right, bottom] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2]
  const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value))
  return { scale, x: within(x, right), y: within(y, bottom) }
}

const rings = [
  { places: 8, reach: 84 },
  { places: 14, reach: 140 },
  { places: 20, reach: 196 },
]

/** Where the homes of one place stand around it when it is opened, in pixels; the first at the top. */
export function fanOut(count: number): [number, number][] {
  let left = count
  return rings.flatMap(({ places, reach }) => {
    const here = Math.min(places, left)
    left -= here
    return Array.from({ length: here }, (_, index): [number, number] => {
      const angle = (index / here) * 2 * Math.PI - Math.PI / 2
      // Prices are wider than they are high.
      return [Math.round(reach * Math.cos(angle)), Math.round(reach * 0.72 * Math.sin(angle))]
    })
  })
}

type Glyph = { path: string; width: number }

/** Drawn by hand in a box 16 high: a picture that needs no font is the same on every machine. */
const glyphs: Record<string, Glyph> = {
  '0': { path: 'M5 0C1 0 0 4 0 8S1 16 5 16S10 12 10 8S9 0 5 0Z', width: 10 },
  '1': { path: 'M1.5 3.5L5.5 0V16', width: 7 },
  '2': { path: 'M0.5 4C0.5 -1 9.5 -1.5 9.5 4C9.5 8 0.5 11 0.3 16H10', width: 10 },
  '3': {
    path: 'M0.5 2C3 -1 9 -.5 9 3.8C9 6.5 6.5 7.6 4 7.6C7.5 7.6 9.7 9 9.7 11.8C9.7 16.5 2.5 17.3 0 13.8',
    width: 10,
  },
  '4': { path: 'M7.3 16V0L0 11.3H10', width: 10 },
  '5': { path: 'M9 0H1.6L0.9 7C3.5 5 9.8 5.4 9.8 10.6C9.8 16.5 2.5 17.3 0 13.8', width: 10 },
  '6': { path: 'M8.5 .6C3 0 0 5 0 10.5C0 18 10 18 10 10.8C10 5 2 5 .3 10', width: 10 },
  '7': { path: 'M0 0H10C6 5 4 10 3.5 16', width: 10 },
  '8': { path: 'M5 7.5C0 7.5 0 0 5 0S10 7.5 5 7.5C-1 7.5 -1 16 5 16S11 7.5 5 7.5Z', width: 10 },
  '9': { path: 'M9.7 6C8 11 0 10.5 0 5.2C0 -2 10 -2 10 5.5C10 11 7 16.3 1.5 15.4', width: 10 },
  '.': { path: 'M1 15.8h.01', width: 2 },
  '×': { path: 'M0 6L8 14M8 6L0 14', width: 8 },
  m: { path: 'M0 16V6M0 9C1.5 5 6 5 6 9V16M6 9C7.5 5 12 5 12 9V16', width: 12 },
  '²': { path: 'M.3 2C.6 -.6 4.6 -.6 4.6 2C4.6 4 .3 5.5 .2 7.5H5', width: 5 },
  ' ': { path: '', width: 5 },
}
const gap = 3

/** Figures and units, their middle at x and their foot at y. */
export function drawFigures(text: string, x: number, y: number, height: number): string {
  const shown = [...text].map((sign) => glyphs[sign] ?? { path: '', width: 5 })
  const width = shown.reduce((sum, glyph) => sum + glyph.width + gap, -gap)
  const scale = height / 16
  let at = -width / 2
  const paths = shown.map(({ path, width: own }) => {
    const drawn = path && `<path d="${path}" transform="translate(${at.toFixed(1)} -16)"/>`
    at += own + gap
    return drawn
  })
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`
  const signs = paths.join('')
  // On a sheet of its own, so that no door or bed is read into a figure.
  const write = (colour: string, thick: number) => `<g stroke="${colour}" stroke-width="${thick}">${signs}</g>`
  const look = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return `<g transform="${place}" ${look}>${write('#fff', 9)}${write('#2b3036', 1.7)}</g>`
}

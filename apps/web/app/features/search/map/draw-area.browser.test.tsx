import { results } from '@gable/i18n/ar/results'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Map as MapLibre } from 'maplibre-gl'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { DrawArea, type DrawnRings } from './draw-area.tsx'

/** As much of a map as drawing needs: a hundred pixels are a degree, and a click is one wherever the pointer is. */
function createFakeMap() {
  const surface = document.createElement('div')
  const canvas = document.createElement('canvas')
  // As in the library: the canvas fills the map, what is around it has no size.
  Object.assign(canvas.style, { position: 'fixed', inset: '0', inlineSize: '100%', blockSize: '100%', zIndex: '-1' })
  surface.append(canvas)
  document.body.append(surface)
  const clicked = new Set<(event: { lngLat: { lng: number; lat: number } }) => void>()
  const map = {
    on: (name: string, listener: never) => name === 'click' && clicked.add(listener),
    off: (name: string, listener: never) => name === 'click' && clicked.delete(listener),
    project: ([x, y]: [number, number]) => ({ x: x * 100, y: y * 100 }),
    unproject: ([x, y]: [number, number]) => ({ lng: x / 100, lat: y / 100 }),
    getCenter: () => ({ lng: 4, lat: 4 }),
    getCanvas: () => canvas,
    getCanvasContainer: () => surface,
    dragPan: { enable: vi.fn<() => void>(), disable: vi.fn<() => void>() },
    doubleClickZoom: { enable: vi.fn<() => void>(), disable: vi.fn<() => void>() },
  }
  const send = (type: string, x: number, y: number, more = {}) =>
    surface.dispatchEvent(
      new PointerEvent(type, { clientX: x, clientY: y, isPrimary: true, bubbles: true, button: 0, ...more }),
    )
  return {
    map: map as unknown as MapLibre,
    dragPan: map.dragPan,
    click: (lng: number, lat: number) => clicked.forEach((listener) => listener({ lngLat: { lng, lat } })),
    send,
    /** Presses, goes around in a circle and lets go. */
    circle(x: number, y: number, radius: number) {
      const at = (step: number): [number, number] => [
        x + radius * Math.cos(step / 50),
        y + radius * Math.sin(step / 50),
      ]
      send('pointerdown', ...at(0))
      for (let step = 1; step < 310; step += 1) send('pointermove', ...at(step))
      send('pointerup', ...at(310))
    },
  }
}

async function renderDrawing(first: DrawnRings = {}, language: LanguageCode = 'en') {
  const fake = createFakeMap()
  const onDone = vi.fn<(drawn: DrawnRings) => void>()
  const onCancel = vi.fn<() => void>()
  await renderInSite(<DrawArea map={fake.map} first={first} onDone={onDone} onCancel={onCancel} />, { language })
  return { ...fake, onDone, onCancel }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const corners = () => document.querySelectorAll('.map-shape-corner').length
const triangle = [
  { longitude: 1, latitude: 1 },
  { longitude: 2, latitude: 1 },
  { longitude: 2, latitude: 2 },
]

test('a line drawn by hand is closed and becomes an area with few corners', async () => {
  const { circle, onDone, dragPan } = await renderDrawing()
  expect(dragPan.disable).toHaveBeenCalled()
  await expect.element(button('Done')).toBeDisabled()
  circle(400, 400, 150)
  await expect.element(page.getByText('Drag a point to change the area, or draw it again')).toBeVisible()
  await button('Done').click()
  const [ring = []] = onDone.mock.calls[0]?.[0].rings ?? []
  expect(ring.length).toBeGreaterThan(8)
  expect(ring.length).toBeLessThanOrEqual(24)
  const latitudes = ring.map(({ latitude }) => latitude)
  expect(Math.max(...latitudes) - Math.min(...latitudes)).toBeCloseTo(3, 0)
})

test('a second finger moves the map and draws nothing', async () => {
  const { send } = await renderDrawing()
  send('pointerdown', 100, 100)
  send('pointerdown', 300, 300, { isPrimary: false, pointerId: 2 })
  for (let x = 100; x < 400; x += 10) send('pointermove', x, 100 + (x % 50))
  send('pointerup', 400, 100)
  await expect.element(button('Undo')).toBeDisabled()
  expect(corners()).toBe(0)
})

test('areas add up and cuts take away; every step can be taken back', async () => {
  const { circle, click, onDone } = await renderDrawing()
  await expect.element(button('Cut out')).toBeDisabled()
  for (const [lng, lat] of [
    [1, 1],
    [5, 1],
    [5, 5],
  ] as const)
    click(lng, lat)
  await expect.poll(corners).toBe(3)
  await button('Add area').click()
  circle(700, 300, 80)
  await expect.poll(corners).toBeGreaterThan(8)
  await button('Cut out').click()
  await expect.element(page.getByText('Draw around what to leave out, or click its corners')).toBeVisible()
  circle(300, 200, 60)
  await button('Undo').click()
  circle(300, 200, 60)
  await button('Done').click()
  const [drawn] = onDone.mock.calls[0] ?? []
  expect([drawn?.rings?.length, drawn?.cuts?.length]).toEqual([2, 1])
  expect(drawn?.rings?.[0]).toEqual([
    { longitude: 1, latitude: 1 },
    { longitude: 5, latitude: 1 },
    { longitude: 5, latitude: 5 },
  ])
})

test('Cancel leaves what there was, Clear takes it away', async () => {
  const { onDone, onCancel } = await renderDrawing({ rings: [triangle] })
  await expect.poll(corners).toBe(3)
  await button('Cancel').click()
  expect(onCancel).toHaveBeenCalled()
  expect(onDone).not.toHaveBeenCalled()
  await button('Clear').click()
  expect(onDone).toHaveBeenCalledWith({})
})

test('corners are set and moved by keys, and all moves of one are one step', async () => {
  const { onDone } = await renderDrawing({ rings: [triangle] })
  const corner = page.getByRole('button', { name: 'Corner 1: arrow keys move it' })
  ;(corner.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  const left = () => Math.round(Number(corner.element().getAttribute('cx')))
  await expect.poll(left).toBe(116)
  await button('Undo').click()
  await expect.poll(left).toBe(100)
  await button('Point here').click()
  await expect.poll(corners).toBe(4)
  await button('Done').click()
  expect(onDone.mock.calls[0]?.[0].rings?.[0]).toContainEqual({ longitude: 4, latitude: 4 })
})

test('in Arabic it says the same', async () => {
  await renderDrawing({}, 'ar')
  await expect.element(page.getByText(results.map.drawMore)).toBeVisible()
  await expect.element(button(results.map.cutOut)).toBeDisabled()
})

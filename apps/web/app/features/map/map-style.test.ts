import type { LanguageCode } from '@gable/i18n/languages'
import { expect, test, vi } from 'vitest'
import { mapOrigins, mapSources } from '#app/shell/map-sources.ts'
import { mapStyle } from './map-style.ts'
import type { MapTheme } from './town-colours.ts'

vi.stubGlobal('location', { href: 'https://gable.example/properties' })
const drawn = (sources: ReturnType<typeof mapSources>, theme: MapTheme = 'light', language: LanguageCode = 'en') => {
  const style = mapStyle({ theme, language, sources })
  if (typeof style === 'string') throw new Error('A style of somebody else')
  return style
}

test('without any data there is the outline of the world', () => {
  const style = drawn(mapSources({}))
  expect(Object.keys(style.sources)).toEqual(['world'])
  expect(style.layers.every((layer) => layer.type === 'background' || layer.source === 'world')).toBe(true)
})

test('a tile file on this host is asked for at this site, in every theme by layers of its own', () => {
  for (const theme of ['light', 'dark'] as const) {
    const { sources, layers } = drawn(mapSources({ MAP_TILES_FILE: '/srv/town.pmtiles' }), theme)
    expect(sources['tiles']).toEqual({ type: 'vector', url: 'pmtiles://https://gable.example/map/tiles.pmtiles' })
    const names = layers.map(({ id }) => id)
    expect(new Set(names).size).toBe(names.length)
    const used = new Set(layers.flatMap((layer) => ('source-layer' in layer ? [layer['source-layer']] : [])))
    const described = ['land', 'water', 'park', 'road', 'rail', 'building', 'place_label', 'road_label', 'poi']
    expect(used).toEqual(new Set(described))
  }
})

test('an operator’s own style takes the place of all of it, and may be another one in the dark', () => {
  const sources = mapSources({ MAP_STYLE_URL: 'https://maps.example/day.json', MAP_TILES_FILE: '/srv/town.pmtiles' })
  expect(mapStyle({ theme: 'dark', language: 'en', sources })).toBe('https://maps.example/day.json')
  const both = { ...sources, darkStyleUrl: 'https://maps.example/night.json' }
  expect(mapStyle({ theme: 'dark', language: 'en', sources: both })).toBe('https://maps.example/night.json')
})

test('only servers that are named may be asked, each once', () => {
  expect(mapOrigins({ MAP_TILES_URL: '/map/town.pmtiles' })).toEqual([])
  expect(
    mapOrigins({
      MAP_TILES_URL: 'https://maps.example/a.pmtiles',
      MAP_ORIGINS: 'https://maps.example https://b.example',
    }),
  ).toEqual(['https://maps.example', 'https://b.example'])
})

test('labels are in the language of the reader, and letters that join have no space between them', () => {
  const { layers } = drawn(mapSources({ MAP_TILES_FILE: '/srv/town.pmtiles' }), 'light', 'ar')
  const labels = layers.filter((layer) => layer.type === 'symbol')
  expect(labels.length).toBeGreaterThan(5)
  for (const { layout } of labels) {
    expect(JSON.stringify(layout?.['text-field'])).toContain('["get","name_ar"],["get","name"]')
    expect(layout?.['text-letter-spacing'] ?? 0).toBe(0)
    expect(layout?.['text-font']).toContain('Noto Sans Arabic Variable')
  }
})

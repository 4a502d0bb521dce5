import type { LanguageCode } from '@gable/i18n/languages'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapSources } from '#app/shell/map-sources.ts'
import { fontsFor, nameIn } from './map-labels.ts'
import { tileLayers, tilesSource } from './tile-layers.ts'
import { type MapTheme, townColours } from './town-colours.ts'

export type MapLook = { theme: MapTheme; language: LanguageCode; sources: MapSources }

/**
 * The whole map without any key: land and borders of the world from our own server, and where the operator has one a file
 * with streets. Text is drawn with the fonts of the page. An operator's own style takes the place of all of it.
 */
export function mapStyle({ theme, language, sources }: MapLook): StyleSpecification | string {
  const { tilesUrl, styleUrl, darkStyleUrl } = sources
  if (styleUrl) return theme === 'dark' ? (darkStyleUrl ?? styleUrl) : styleUrl
  return {
    version: 8,
    sources: {
      world: { type: 'geojson', data: '/map/world.json' },
      ...(tilesUrl && { [tilesSource]: { type: 'vector', url: `pmtiles://${new URL(tilesUrl, location.href).href}` } }),
    },
    layers: [...worldLayers(theme), ...(tilesUrl ? tileLayers(theme, language) : []), countryNames(theme, language)],
  }
}

const ofKind = (kind: string): ['==', ['get', string], string] => ['==', ['get', 'kind'], kind]

function worldLayers(theme: MapTheme): LayerSpecification[] {
  const { water, street, shore, mainEdge } = townColours[theme]
  const source = 'world'
  return [
    {
      id: 'ground',
      type: 'background',
      // The coast of a world map is kilometres wrong; near by, only a file with streets knows where water is.
      paint: { 'background-color': ['interpolate', ['linear'], ['zoom'], 8, water, 9.5, street] },
    },
    { id: 'land', type: 'fill', source, filter: ofKind('land'), paint: { 'fill-color': street } },
    { id: 'shore', type: 'line', source, maxzoom: 9, filter: ofKind('land'), paint: { 'line-color': shore } },
    { id: 'border', type: 'line', source, maxzoom: 10, filter: ofKind('border'), paint: { 'line-color': mainEdge } },
  ]
}

function countryNames(theme: MapTheme, language: LanguageCode): LayerSpecification {
  const { text, halo } = townColours[theme]
  return {
    id: 'country',
    type: 'symbol',
    source: 'world',
    maxzoom: 8,
    filter: ofKind('country'),
    layout: {
      'text-field': nameIn(language),
      'text-font': fontsFor('medium'),
      'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10, 6, 15],
      'text-max-width': 8,
    },
    paint: { 'text-color': text.city, 'text-halo-color': halo, 'text-halo-width': 1.5 },
  }
}

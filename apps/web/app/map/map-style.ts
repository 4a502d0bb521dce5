import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

const light = {
  land: '#FAF8F3',
  block: '#EFEBE2',
  building: '#E2DCCF',
  water: '#C6DBDD',
  shore: '#B2CCCF',
  sand: '#F0E6CF',
  park: '#D5E2C9',
  tree: '#BDD1AE',
  path: '#EDF1E2',
  main: '#FFFFFF',
  mainEdge: '#DDD6C8',
  highway: '#F4D9A8',
  highwayEdge: '#DDB877',
  rail: '#BDB5A6',
  text: '#4B473F',
  halo: '#FAF8F3',
  waterText: '#3C6A72',
  parkText: '#3F6136',
}
const dark: typeof light = {
  land: '#302E2A',
  block: '#201F1C',
  building: '#292724',
  water: '#13252B',
  shore: '#1B333A',
  sand: '#2A271F',
  park: '#1B2A21',
  tree: '#26392C',
  path: '#2B3A2F',
  main: '#413E38',
  mainEdge: '#191816',
  highway: '#5C4B2C',
  highwayEdge: '#1B1814',
  rail: '#4B4740',
  text: '#C9C3B8',
  halo: '#161513',
  waterText: '#7FA9B3',
  parkText: '#8DB18A',
}
type Colours = typeof light
type Look = { isDark: boolean; detailUrl: string | null }

/**
 * The whole map without any key: land and borders of the world from our own server, and where the operator has one a
 * file with more detail, whose features say in `kind` what they are. Text is drawn with the fonts of the page.
 */
export function mapStyle({ isDark, detailUrl }: Look): StyleSpecification {
  const colours = isDark ? dark : light
  return {
    version: 8,
    sources: {
      world: { type: 'geojson', data: '/map/world.json' },
      ...(detailUrl ? { detail: { type: 'geojson', data: detailUrl } } : {}),
    },
    layers: [
      {
        id: 'ground',
        type: 'background',
        // The coast of a world map is kilometres wrong; near by, only a file with detail knows where water is.
        paint: { 'background-color': ['interpolate', ['linear'], ['zoom'], 8, colours.water, 9.5, colours.land] },
      },
      ...worldLayers(colours),
      ...(detailUrl ? detailLayers(colours) : []),
      ...countryNames(colours),
    ],
  }
}

const ofKind = (...kinds: string[]): ['in', ['get', string], ['literal', string[]]] => [
  'in',
  ['get', 'kind'],
  ['literal', kinds],
]

function worldLayers(colours: Colours): LayerSpecification[] {
  const source = 'world'
  return [
    { id: 'land', type: 'fill', source, filter: ofKind('land'), paint: { 'fill-color': colours.land } },
    { id: 'shore', type: 'line', source, maxzoom: 9, filter: ofKind('land'), paint: { 'line-color': colours.shore } },
    {
      id: 'border',
      type: 'line',
      source,
      filter: ofKind('border'),
      paint: { 'line-color': colours.mainEdge, 'line-width': 1 },
    },
  ]
}

function detailLayers(colours: Colours): LayerSpecification[] {
  return [
    area('land', colours.land),
    area('block', colours.block),
    area('building', colours.building),
    area('sand', colours.sand),
    area('park', colours.park),
    line('path', colours.path, 2),
    area('water', colours.water),
    area('tree', colours.tree),
    line('rail', colours.rail, 1.5),
    line('main', colours.mainEdge, 7, 'edge'),
    line('main', colours.main, 5.5),
    line('highway', colours.highwayEdge, 9, 'edge'),
    line('highway', colours.highway, 7),
    ...placeNames(colours),
  ]
}

const area = (kind: string, colour: string): LayerSpecification => ({
  id: `detail-${kind}`,
  type: 'fill',
  source: 'detail',
  filter: ['all', ofKind(kind), ['in', ['geometry-type'], ['literal', ['Polygon', 'MultiPolygon']]]],
  paint: { 'fill-color': colour },
})

/** Widths are those of zoom 14; they halve and double with the streets. */
const line = (kind: string, colour: string, width: number, part = 'line'): LayerSpecification => ({
  id: `detail-${kind}-${part}`,
  type: 'line',
  source: 'detail',
  filter: ['all', ofKind(kind), ['in', ['geometry-type'], ['literal', ['LineString', 'MultiLineString']]]],
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: {
    'line-color': colour,
    'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 8, width / 8, 14, width, 18, width * 5],
  },
})

function placeNames(colours: Colours): LayerSpecification[] {
  const name = (kind: string, size: number, colour: string, font: string): LayerSpecification => ({
    id: `detail-name-${kind}`,
    type: 'symbol',
    source: 'detail',
    minzoom: kind === 'city' ? 7 : 12,
    filter: ofKind(`${kind}-name`),
    layout: { 'text-field': ['get', 'name'], 'text-size': size, 'text-font': [font], 'text-max-width': 8 },
    paint: { 'text-color': colour, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 },
  })
  return [
    name('water', 15, colours.waterText, 'Fraunces Variable'),
    name('park', 12, colours.parkText, 'Inter Variable'),
    name('district', 12, colours.text, 'Inter Variable'),
    name('city', 15, colours.text, 'Inter Variable'),
  ]
}

function countryNames(colours: Colours): LayerSpecification[] {
  return [
    {
      id: 'country',
      type: 'symbol',
      source: 'world',
      maxzoom: 8,
      filter: ofKind('country'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Inter Variable'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10, 6, 15],
        'text-max-width': 8,
      },
      paint: { 'text-color': colours.text, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 },
    },
  ]
}

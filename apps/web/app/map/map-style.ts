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
  road: '#FAF8F3',
  main: '#FFFFFF',
  mainEdge: '#DDD6C8',
  motorway: '#F4D9A8',
  motorwayEdge: '#DDB877',
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
  road: '#302E2A',
  main: '#413E38',
  mainEdge: '#191816',
  motorway: '#5C4B2C',
  motorwayEdge: '#1B1814',
  rail: '#4B4740',
  text: '#C9C3B8',
  halo: '#161513',
  waterText: '#7FA9B3',
  parkText: '#8DB18A',
}
const sans = 'Inter Variable'
const serif = 'Fraunces Variable'

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

/** The kinds that a file with detail may have; a kind that is not there draws nothing. */
function detailLayers(colours: Colours): LayerSpecification[] {
  return [
    area('land', colours.land),
    area('block', colours.block),
    area('building', colours.building),
    area('sand', colours.sand),
    area('park', colours.park),
    area('water', colours.water),
    trees(colours.tree),
    line('road_minor', colours.road, 2.5),
    line('rail', colours.rail, 1.5),
    line('road_main', colours.mainEdge, 7, 'edge'),
    line('road_main', colours.main, 5.5),
    line('road_motorway', colours.motorwayEdge, 9, 'edge'),
    line('road_motorway', colours.motorway, 7),
    ...placeNames(colours),
  ]
}

const area = (kind: string, colour: string): LayerSpecification => ({
  id: `detail-${kind}`,
  type: 'fill',
  source: 'detail',
  filter: ofKind(kind),
  paint: { 'fill-color': colour },
})

const trees = (colour: string): LayerSpecification => ({
  id: 'detail-tree',
  type: 'circle',
  source: 'detail',
  minzoom: 13,
  filter: ofKind('tree'),
  paint: { 'circle-color': colour, 'circle-radius': ['interpolate', ['exponential', 2], ['zoom'], 13, 1, 17, 8] },
})

/** Widths are those of zoom 14; they shrink and grow with the streets. */
const line = (kind: string, colour: string, width: number, part = 'line'): LayerSpecification => ({
  id: `detail-${kind}-${part}`,
  type: 'line',
  source: 'detail',
  filter: ofKind(kind),
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: {
    'line-color': colour,
    'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 8, width / 8, 14, width, 18, width * 5],
  },
})

/** Labels say their style; the lower their rank, the earlier they are there and the later they give way. */
function placeNames(colours: Colours): LayerSpecification[] {
  const name = (style: string, size: number, colour: string, minzoom: number): LayerSpecification => ({
    id: `detail-label-${style}`,
    type: 'symbol',
    source: 'detail',
    minzoom,
    filter: ['all', ofKind('label'), ['==', ['get', 'style'], style]],
    layout: {
      'text-field': style === 'district' ? ['upcase', ['get', 'name']] : ['get', 'name'],
      'text-size': size,
      'text-font': [style === 'water' ? serif : sans],
      'text-letter-spacing': style === 'district' ? 0.04 : 0,
      'text-max-width': 9,
      'symbol-sort-key': ['coalesce', ['get', 'rank'], 5],
    },
    paint: { 'text-color': colour, 'text-halo-color': colours.halo, 'text-halo-width': style === 'water' ? 0 : 1.5 },
  })
  return [
    name('road', 11, colours.text, 13),
    name('park', 12, colours.parkText, 12.5),
    name('water', 15, colours.waterText, 10),
    name('district', 12, colours.text, 11.5),
    name('city', 15, colours.text, 8),
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
        'text-font': [sans],
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10, 6, 15],
        'text-max-width': 8,
      },
      paint: { 'text-color': colours.text, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 },
    },
  ]
}

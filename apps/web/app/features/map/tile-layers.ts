import { type LanguageCode, languageOf } from '@gable/i18n/languages'
import type {
  ExpressionSpecification,
  FillLayerSpecification,
  FilterSpecification,
  LayerSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { fontsFor, type LabelFont, nameIn } from './map-labels.ts'
import { type MapTheme, townColours } from './town-colours.ts'

export const tilesSource = 'tiles'

/** The layers of a tile file as docs/operate/map.md describes it, from the ground up, under the pins. */
export function tileLayers(theme: MapTheme, language: LanguageCode): LayerSpecification[] {
  const colours = townColours[theme]
  return [
    area('land', colours.street, isOf('kind', 'ground')),
    area('land', colours.block, isOf('kind', 'block')),
    area('land', colours.sand, isOf('kind', 'sand')),
    area('park', colours.park, ['==', ['geometry-type'], 'Polygon']),
    ...roads(colours),
    area('building', colours.building),
    trees(colours.tree),
    // Under the water, so that no line is left where the river runs into the sea.
    line('water', 'shore', { colour: colours.shore, units: 2.4 }),
    area('water', colours.water, ['==', ['geometry-type'], 'Polygon']),
    // Bridges go over the water that they cross.
    ...roads(colours, true),
    line('rail', 'track', { colour: colours.rail, units: 2.4, filter: ['!', ['has', 'is_tunnel']] }),
    line('rail', 'sleepers', { colour: colours.rail, units: 7, dashes: [0.25, 1.4], filter: isOf('class', 'rail') }),
    ...names(theme, language),
  ]
}

/** Pixels for a width in units that are a pixel near zoom 13.8: roads keep their width on the ground. */
const onTheGround = (units: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  10,
  units * 2 ** (10 - 13.8),
  18,
  units * 2 ** (18 - 13.8),
]

type Colours = (typeof townColours)[MapTheme]
const isOf = (attribute: string, ...values: string[]): FilterSpecification => [
  'in',
  ['get', attribute],
  ['literal', values],
]

const common = (layer: string, part: string) => ({
  id: `tiles-${layer}-${part}`,
  source: tilesSource,
  'source-layer': layer,
})

function area(layer: string, colour: string, filter?: FilterSpecification): FillLayerSpecification {
  return { ...common(layer, colour), type: 'fill', paint: { 'fill-color': colour }, ...(filter && { filter }) }
}

type Line = { colour: string; units: number; dashes?: number[]; filter?: FilterSpecification }

function line(layer: string, part: string, { colour, units, dashes, filter }: Line): LineLayerSpecification {
  return {
    ...common(layer, part),
    type: 'line',
    ...(filter && { filter }),
    layout: { 'line-cap': dashes ? 'butt' : 'round', 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-width': onTheGround(units),
      ...(dashes && { 'line-dasharray': dashes }),
    },
  }
}

/** The edges of all come before the first surface: where streets meet there is no line across. */
function roads(colours: Colours, isBridge = false): LineLayerSpecification[] {
  const classes = [
    { name: 'path', colour: colours.path, edge: undefined, units: 2.2 },
    { name: 'service', colour: colours.street, edge: undefined, units: 3.5 },
    { name: 'street', colour: colours.street, edge: colours.mainEdge, units: 6.4 },
    { name: 'main', colour: colours.main, edge: colours.mainEdge, units: 9.8 },
    { name: 'motorway', colour: colours.motorway, edge: colours.motorwayEdge, units: 13.6 },
  ]
  const place = isBridge ? 'bridge' : 'ground'
  const here: FilterSpecification = isBridge ? ['has', 'is_bridge'] : ['!', ['has', 'is_bridge']]
  const of = (name: string): FilterSpecification =>
    ['all', isOf('class', name), here, ['!', ['has', 'is_tunnel']]] as FilterSpecification
  return [
    ...classes.flatMap(({ name, edge, units }) =>
      edge ? [line('road', `${name}-${place}-edge`, { colour: edge, units: units + 2.6, filter: of(name) })] : [],
    ),
    ...classes.map(({ name, colour, units }) => line('road', `${name}-${place}`, { colour, units, filter: of(name) })),
  ]
}

const trees = (colour: string): LayerSpecification => ({
  ...common('park', 'tree'),
  type: 'circle',
  filter: ['==', ['geometry-type'], 'Point'],
  paint: { 'circle-color': colour, 'circle-radius': onTheGround(3.4) },
})

type Label = {
  layer: string
  kinds: string[]
  font: LabelFont
  size: number
  colour: string
  from: number
  spacing?: number
  isUpper?: boolean
}

function names(theme: MapTheme, language: LanguageCode): SymbolLayerSpecification[] {
  const { text } = townColours[theme]
  const labels: Label[] = [
    { layer: 'poi', kinds: [], font: 'medium', size: 11, colour: text.road, from: 15.5 },
    { layer: 'road_label', kinds: [], font: 'medium', size: 11, colour: text.road, from: 13 },
    { layer: 'place_label', kinds: ['park'], font: 'medium', size: 12, colour: text.park, from: 13 },
    {
      layer: 'place_label',
      kinds: ['district'],
      font: 'semibold',
      size: 12,
      colour: text.district,
      from: 12.5,
      spacing: 0.04,
      isUpper: true,
    },
    { layer: 'place_label', kinds: ['water'], font: 'italic', size: 15, colour: text.water, from: 11 },
    { layer: 'place_label', kinds: ['village'], font: 'medium', size: 12, colour: text.city, from: 10 },
    { layer: 'place_label', kinds: ['city', 'town'], font: 'semibold', size: 15, colour: text.city, from: 6 },
  ]
  return labels.map((label) => toSymbols(label, townColours[theme].halo, language))
}

function toSymbols(label: Label, halo: string, language: LanguageCode) {
  const { layer, kinds, font, size, colour, from, spacing = 0, isUpper } = label
  const name = nameIn(language)
  const isAlongLine = layer === 'road_label'
  const symbols: SymbolLayerSpecification = {
    ...common(layer, kinds[0] ?? 'name'),
    type: 'symbol',
    minzoom: from,
    ...(kinds.length > 0 && { filter: isOf('kind', ...kinds) }),
    layout: {
      'text-field': isUpper ? ['upcase', name] : name,
      'text-font': fontsFor(font),
      'text-size': size,
      // Between letters that join there is no space.
      'text-letter-spacing': languageOf(language).dir === 'rtl' ? 0 : spacing,
      'text-max-width': 9,
      ...(isAlongLine
        ? { 'symbol-placement': 'line' as const }
        : { 'symbol-sort-key': ['coalesce', ['get', 'rank'], 9] }),
    },
    paint: { 'text-color': colour, 'text-halo-color': halo, 'text-halo-width': 1.6, 'text-halo-blur': 0.6 },
  }
  return symbols
}

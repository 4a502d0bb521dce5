import type {
  CircleLayerSpecification,
  ExpressionSpecification,
  FillLayerSpecification,
  FilterSpecification,
  LayerSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { type MapTheme, townColours } from './town-colours.ts'

export const townSource = 'town'

/** The layers of a drawn town, from the ground up. They lie over the map of the world and under the pins. */
export function townLayers(theme: MapTheme): LayerSpecification[] {
  const colours = townColours[theme]
  return [
    area('land', colours.street),
    area('block', colours.block),
    area('building', colours.building),
    area('park', colours.park),
    line('road_minor', colours.path, 3.5),
    trees(colours.tree),
    area('sand', colours.sand),
    // Under the water, so that no line is left where the river runs into the sea.
    line('water', colours.shore, 2.4, 'shore'),
    area('water', colours.water),
    line('rail', colours.rail, 2.4),
    sleepers(colours.rail),
    line('road_main', colours.mainEdge, 12.4, 'edge'),
    line('road_main', colours.main, 9.8),
    line('road_motorway', colours.motorwayEdge, 17, 'edge'),
    line('road_motorway', colours.motorway, 13.6),
    line('road_motorway', colours.motorwayEdge, 1, 'middle'),
    ...labelStyles.map((style) => names(style, theme)),
  ]
}

// Farther out the streets are finer than a pixel, and the map of the world says enough.
const farthest = 10
const common = (id: string, filter: FilterSpecification) => ({
  id: `town-${id}`,
  source: townSource,
  minzoom: farthest,
  filter,
})
const ofKind = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind]

/** Pixels for a width of the drawing, whose unit is a pixel near zoom 13.8: roads keep their width on the ground. */
export const onTheGround = (units: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  farthest,
  units * 2 ** (farthest - 13.8),
  18,
  units * 2 ** (18 - 13.8),
]

function area(kind: string, colour: string): FillLayerSpecification {
  return { ...common(kind, ofKind(kind)), type: 'fill', paint: { 'fill-color': colour } }
}

function line(kind: string, colour: string, units: number, part?: string): LineLayerSpecification {
  return {
    ...common(part ? `${kind}-${part}` : kind, ofKind(kind)),
    type: 'line',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': onTheGround(units) },
  }
}

function sleepers(colour: string): LineLayerSpecification {
  return {
    ...common('rail-sleepers', ofKind('rail')),
    type: 'line',
    paint: { 'line-color': colour, 'line-width': onTheGround(7), 'line-dasharray': [0.25, 1.4] },
  }
}

function trees(colour: string): CircleLayerSpecification {
  return {
    ...common('tree', ofKind('tree')),
    type: 'circle',
    paint: { 'circle-color': colour, 'circle-radius': onTheGround(3.4) },
  }
}

const labelStyles = ['road', 'park', 'district', 'water', 'city'] as const
// MapLibre reads weight and slant from the name of the first font; the second is the one of the page that draws.
const typeOf = {
  city: { fonts: ['Inter semibold', 'Inter Variable'], size: 15, spacing: 0, from: farthest },
  district: { fonts: ['Inter semibold', 'Inter Variable'], size: 12, spacing: 0.04, from: 12.5 },
  water: { fonts: ['Fraunces italic', 'Fraunces Variable'], size: 15, spacing: 0, from: 11 },
  park: { fonts: ['Inter medium', 'Inter Variable'], size: 12, spacing: 0, from: 13 },
  road: { fonts: ['Inter medium', 'Inter Variable'], size: 11, spacing: 0, from: 13 },
}

function names(style: (typeof labelStyles)[number], theme: MapTheme): SymbolLayerSpecification {
  const { text, halo } = townColours[theme]
  const { fonts, size, spacing, from } = typeOf[style]
  const name: ExpressionSpecification = ['get', 'name']
  return {
    ...common(`name-${style}`, ['==', ['get', 'style'], style]),
    type: 'symbol',
    minzoom: from,
    layout: {
      'text-field': style === 'district' ? ['upcase', name] : name,
      'text-font': fonts,
      'text-size': size,
      'text-letter-spacing': spacing,
      'text-max-width': 9,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: {
      'text-color': text[style],
      'text-halo-color': halo,
      'text-halo-width': style === 'water' ? 0 : 1.6,
      'text-halo-blur': 0.6,
    },
  }
}

import type { Feature, Position } from 'geojson'
import { toGeoJson } from './layers.ts'
import type { Town } from './town.ts'

const roadTags = { motorway: 'motorway', main: 'primary', street: 'residential', service: 'service', path: 'footway' }
const buildingTags: Record<string, string> = {
  cottage: 'detached',
  villa: 'detached',
  terrace: 'terrace',
  farmhouse: 'farm',
  midrise: 'apartments',
  tower: 'apartments',
  shop: 'retail',
  warehouse: 'warehouse',
  school: 'school',
  hospital: 'hospital',
  worship: 'religious',
  museum: 'public',
}

/** The town as an OpenStreetMap file. Its ids are negative: nothing of it is in the real database. */
export function toOsmXml(town: Town): string {
  const nodes: string[] = []
  const ways: string[] = []
  let lastId = 0
  const node = ([longitude, latitude]: Position, tags = '') => {
    lastId -= 1
    nodes.push(`<node id="${lastId}" lon="${longitude}" lat="${latitude}" version="1">${tags}</node>`)
    return lastId
  }
  for (const feature of toGeoJson(town).features) {
    const tags = Object.entries(tagsOf(feature)).map(([key, value]) => `<tag k="${key}" v="${escape(String(value))}"/>`)
    if (tags.length === 0) continue
    const { geometry } = feature
    if (geometry.type === 'Point') node(geometry.coordinates, tags.join(''))
    if (geometry.type !== 'LineString' && geometry.type !== 'Polygon') continue
    const isRing = geometry.type === 'Polygon'
    const points = isRing ? (geometry.coordinates[0] ?? []).slice(0, -1) : geometry.coordinates
    const refs = points.map((point) => node(point))
    const all = isRing ? [...refs, refs[0]] : refs
    lastId -= 1
    ways.push(
      `<way id="${lastId}" version="1">${all.map((ref) => `<nd ref="${ref}"/>`).join('')}${tags.join('')}</way>`,
    )
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<osm version="0.6" generator="gable demo town">\n${[...nodes, ...ways].join('\n')}\n</osm>\n`
}

function tagsOf({ properties }: Feature): Record<string, unknown> {
  const { layer, kind, name, name_ar: arabic, storeys, number, built, class: roadClass } = properties ?? {}
  const named = name ? { name, 'name:ar': arabic } : {}
  switch (layer) {
    case 'road':
      return { highway: roadTags[roadClass as keyof typeof roadTags] }
    case 'road_label':
      return {}
    case 'rail':
      return { railway: 'rail' }
    case 'building':
      if (kind === 'plot') return { landuse: 'greenfield', 'addr:street': name, 'addr:housenumber': number }
      return {
        building: buildingTags[kind],
        'building:levels': storeys,
        start_date: built,
        'addr:street': name,
        'addr:housenumber': number,
      }
    case 'water':
      return { natural: 'water', water: kind }
    case 'park':
      return kind === 'tree' ? { natural: 'tree' } : { leisure: kind === 'wood' ? 'nature_reserve' : kind }
    case 'place_label':
      return { ...named, place: kind === 'district' ? 'suburb' : kind }
    case 'poi':
      return { ...named, amenity: kind }
    default:
      return kind === 'sand' ? { natural: 'beach' } : {}
  }
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

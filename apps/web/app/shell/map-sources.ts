type Environment = {
  MAP_TILES_FILE?: string | undefined
  MAP_TILES_URL?: string | undefined
  MAP_STYLE_URL?: string | undefined
  MAP_STYLE_DARK_URL?: string | undefined
  MAP_ORIGINS?: string | undefined
}

/** What an operator gives besides the outline of the world. */
export type MapSources = {
  /** Of a PMTiles file. */
  tilesUrl?: string | undefined
  styleUrl?: string | undefined
  darkStyleUrl?: string | undefined
}

/** Where our own server hands out the operator's file. */
export const ownTilesPath = '/map/tiles.pmtiles'

export const mapSources = (environment: Environment): MapSources => ({
  tilesUrl: environment.MAP_TILES_URL ?? (environment.MAP_TILES_FILE ? ownTilesPath : undefined),
  styleUrl: environment.MAP_STYLE_URL,
  darkStyleUrl: environment.MAP_STYLE_DARK_URL,
})

/** Other servers that the map may ask. */
export function mapOrigins(environment: Environment): string[] {
  const { MAP_TILES_URL, MAP_STYLE_URL, MAP_STYLE_DARK_URL, MAP_ORIGINS = '' } = environment
  const addresses = [MAP_TILES_URL, MAP_STYLE_URL, MAP_STYLE_DARK_URL, ...MAP_ORIGINS.split(/\s+/)]
  const elsewhere = addresses.filter((address) => address?.startsWith('http'))
  return [...new Set(elsewhere.map((address) => new URL(address ?? '').origin))]
}

/** How a reader wants areas told and types them. Everything that is kept or sent is in square metres. */
export type AreaMeasure = {
  /** How many of them one is. */
  squareMetres: number
  /** So many decimals of it survive being kept in square metres. */
  places: number
  sign: string
}

/** The figure that somebody typed, of the square metres it became. */
export const fromSquareMetres = (area: number, { squareMetres, places }: AreaMeasure): number =>
  Number((area / squareMetres).toFixed(places))

/** As this reader writes it, without the sign: of a plot below one hectare more places say something. */
export function formatArea(area: number, measure: AreaMeasure, locale: string): string {
  const figure = fromSquareMetres(area, measure)
  return new Intl.NumberFormat(locale, { maximumFractionDigits: figure < 1 ? 4 : 2 }).format(figure)
}

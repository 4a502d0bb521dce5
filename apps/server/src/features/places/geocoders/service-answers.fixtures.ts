/** Answers in the shapes of the real services, cut down to one place. */
export const nominatimPlace = {
  place_id: 259173213,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  osm_type: 'way',
  osm_id: 30839014,
  lat: '41.1413',
  lon: '-8.6145',
  category: 'building',
  type: 'yes',
  place_rank: 30,
  importance: 0.00006,
  addresstype: 'building',
  name: '',
  display_name: '12, Rua das Flores, Baixa, Porto, Área Metropolitana do Porto, 4050-262, Portugal',
  address: {
    house_number: '12',
    road: 'Rua das Flores',
    suburb: 'Baixa',
    city: 'Porto',
    state_district: 'Área Metropolitana do Porto',
    'ISO3166-2-lvl6': 'PT-13',
    postcode: '4050-262',
    country: 'Portugal',
    country_code: 'pt',
  },
  boundingbox: ['41.1412', '41.1414', '-8.6146', '-8.6144'],
}

export const photonFeature = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [13.3888599, 52.5170365] },
  properties: {
    osm_type: 'R',
    osm_id: 62422,
    osm_key: 'place',
    osm_value: 'city',
    type: 'city',
    countrycode: 'DE',
    name: 'Berlin',
    state: 'Berlin',
    country: 'Germany',
    extent: [13.088345, 52.6755087, 13.7611609, 52.3382448],
  },
}

export const photonHouse = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [13.377, 52.516] },
  properties: {
    osm_type: 'N',
    osm_id: 1,
    osm_key: 'building',
    osm_value: 'yes',
    type: 'house',
    countrycode: 'DE',
    housenumber: '1',
    street: 'Pariser Platz',
    postcode: '10117',
    district: 'Mitte',
    city: 'Berlin',
    country: 'Germany',
  },
}

export const googleResult = {
  address_components: [
    { long_name: '1600', short_name: '1600', types: ['street_number'] },
    { long_name: 'Amphitheatre Parkway', short_name: 'Amphitheatre Pkwy', types: ['route'] },
    { long_name: 'Mountain View', short_name: 'Mountain View', types: ['locality', 'political'] },
    {
      long_name: 'Santa Clara County',
      short_name: 'Santa Clara County',
      types: ['administrative_area_level_2', 'political'],
    },
    { long_name: 'California', short_name: 'CA', types: ['administrative_area_level_1', 'political'] },
    { long_name: 'United States', short_name: 'US', types: ['country', 'political'] },
    { long_name: '94043', short_name: '94043', types: ['postal_code'] },
  ],
  formatted_address: '1600 Amphitheatre Pkwy, Mountain View, CA 94043, USA',
  geometry: { location: { lat: 37.4223, lng: -122.0844 }, location_type: 'ROOFTOP' },
  place_id: 'ChIJeRpOeF67j4AR9ydy_PIzPuM',
  types: ['street_address'],
}

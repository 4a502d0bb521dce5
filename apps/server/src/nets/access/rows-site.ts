import { getCategories, getFacilities, getFacilitiesForFilter } from '@gable/contract/catalogue'
import { getCities } from '@gable/contract/cities'
import { autocompletePlace, reverseGeocode } from '@gable/contract/places'
import { getSettings } from '@gable/contract/settings'
import { suggestSearches } from '@gable/contract/suggestions'
import { outside, outsideAbout, type Row, row } from './row.ts'
import { unseenHome } from './listing-verdicts.ts'

export const siteRows: Row[] = [
  row(getSettings, { access: 'optional' }),
  row(getCategories, { access: 'optional' }),
  row(getFacilities, { access: 'optional' }),
  row(getFacilitiesForFilter, { access: 'optional' }),
  row(getCities, { access: 'optional' }),
  row(autocompletePlace, { access: 'optional', input: () => ({ query: 'Por' }) }),
  row(suggestSearches, { access: 'optional', input: () => ({ text: 'Por' }) }),
  // The tests' gazetteer is empty.
  row(reverseGeocode, { access: 'optional', input: () => ({ latitude: 0, longitude: 0 }), gets: 'not_found' }),

  outside('GET /healthz'),
  outside('GET /readyz'),
  outside('GET /metrics'),
  outside('GET /api/openapi.json'),
  outside('GET /api/reference'),
  outside('GET /api/reference/'),
  outside('GET /api/reference/js/scalar.js'),
  outside('GET /api/sign-in-with-provider'),
  outside('GET /api/sign-in-with-provider/callback', { gets: 'invalid_request' }),
  outside('GET /api/files/*', { access: 'optional', url: `/api/files/${crypto.randomUUID()}`, gets: 'forbidden' }),
  // Without a signature a picture is had by everybody or by nobody, its lister and staff included.
  outsideAbout('GET /media/*', {
    access: 'public',
    names: 'picture',
    by: 'id',
    request: ({ id }) => ({ url: `/media/${id}/320.webp` }),
    when: {
      approved: 'ok',
      ...unseenHome,
      premium: 'not_found',
    },
  }),
]

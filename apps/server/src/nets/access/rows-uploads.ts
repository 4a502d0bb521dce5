import { tus, tusPiece } from '../world/uploads.ts'
import { onlyFor, outside, outsideAbout, refusedFor, type Row } from './row.ts'

const about = { access: 'member', names: 'upload', by: 'id' } as const

export const uploadRows: Row[] = [
  // Without the words of the protocol; uploads.test.ts speaks it.
  outside('POST /api/uploads', { access: 'member', gets: 'invalid_request' }),
  outsideAbout('PATCH /api/uploads/:id', {
    ...about,
    request: ({ id }) => ({ url: `/api/uploads/${id}`, headers: tusPiece, payload: 'a piece', isOverSocket: true }),
    when: {
      begun: onlyFor('lister'),
      // It is whole: there is no place to go on at.
      finished: refusedFor('invalid_request', 'lister'),
      expired: 'not_found',
      'never there': 'not_found',
    },
  }),
  outsideAbout('DELETE /api/uploads/:id', {
    ...about,
    request: ({ id }) => ({ url: `/api/uploads/${id}`, headers: tus, isOverSocket: true }),
    when: {
      begun: onlyFor('lister'),
      finished: onlyFor('lister'),
      expired: 'not_found',
      'never there': 'not_found',
    },
  }),
  outsideAbout('GET /api/uploads/:id/preview', {
    ...about,
    request: ({ id }) => ({ url: `/api/uploads/${id}/preview` }),
    when: {
      begun: 'not_found',
      finished: onlyFor('lister'),
      expired: 'not_found',
      'never there': 'not_found',
    },
  }),
]

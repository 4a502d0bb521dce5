import * as z from 'zod'
import type { Call } from './call.ts'
import { IdList } from './search-wire.ts'
import { Flag, Id, renamed } from './wire.ts'

export const countView = {
  method: 'POST',
  path: '/count-view',
  access: 'optional',
  demo: 'refused',
  summary: 'Somebody opened a home: counted once per visitor and day, not for its lister and not for programs',
  input: renamed(z.strictObject({ property_id: Id }), { property_id: 'propertyId' }),
  output: z.null(),
  errors: [],
} as const satisfies Call

export const countPromotions = {
  method: 'POST',
  path: '/count-promotions',
  access: 'optional',
  demo: 'refused',
  summary: 'Cards were seen in places that are paid for, or opened from there: each visitor is counted once a day',
  input: renamed(
    z.strictObject({ advertisement_ids: IdList, was_opened: Flag.optional().describe('Opened instead of seen') }),
    { advertisement_ids: 'ids', was_opened: 'wasOpened' },
  ),
  output: z.null(),
  errors: [],
} as const satisfies Call

import * as z from 'zod'
import type { Call } from './call.ts'
import { cardFields, cardNames } from './property.ts'
import { Flag, Id, page, renamed } from './wire.ts'

/** Every search of the member leaves all of them out, so there are not many. */
export const maxHidden = 500
/** As many as a browser keeps for somebody who is not signed in. */
const maxDeviceHidden = 200

export const hideProperty = {
  method: 'POST',
  path: '/hide-property',
  access: 'member',
  demo: 'refused',
  summary: 'Leave a home out of the caller’s lists and map, or with type 0 no longer; again it changes nothing',
  input: renamed(
    z.strictObject({ property_id: Id, type: Flag.optional().describe('1 hides, 0 shows again; 1 unless said') }),
    { property_id: 'propertyId', type: 'isHidden' },
  ),
  output: renamed(z.object({ property_id: Id, is_hidden: z.boolean() }), {
    property_id: 'propertyId',
    is_hidden: 'isHidden',
  }),
  errors: ['not_found', 'too_many_hidden'],
} as const satisfies Call

const HiddenProperty = renamed(z.object({ ...cardFields, hidden_at: z.string().describe('ISO 8601') }), {
  ...cardNames,
  hidden_at: 'hiddenAt',
})
export type HiddenProperty = z.output<typeof HiddenProperty>

export const getHiddenProperties = {
  method: 'GET',
  path: '/hidden-properties',
  access: 'member',
  demo: 'allowed',
  summary: 'The homes that the caller hid, last hidden first; those no longer to be seen are left out',
  input: z.strictObject(page),
  output: z.array(HiddenProperty),
  errors: [],
} as const satisfies Call

export const getHiddenIds = {
  method: 'GET',
  path: '/hidden-ids',
  access: 'member',
  demo: 'allowed',
  summary: 'All homes that the caller hid, by their ids, last hidden first',
  input: z.strictObject({}),
  output: z.array(Id),
  errors: [],
} as const satisfies Call

export const mergeHidden = {
  method: 'POST',
  path: '/merge-hidden',
  access: 'member',
  demo: 'refused',
  summary: 'Hide the homes that a browser hid before its reader signed in; those that cannot be seen are left out',
  input: z.strictObject({ ids: z.array(Id).max(maxDeviceHidden).describe('The last hidden first') }),
  output: z.array(Id).describe('All that the caller hides now, as hidden-ids has them'),
  errors: [],
} as const satisfies Call

export const showAllHidden = {
  method: 'POST',
  path: '/show-all-hidden',
  access: 'member',
  demo: 'refused',
  summary: 'Bring every hidden home back into the caller’s lists and map',
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
} as const satisfies Call

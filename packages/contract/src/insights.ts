import * as z from 'zod'
import type { Call } from './call.ts'
import { Id, renamed } from './wire.ts'

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

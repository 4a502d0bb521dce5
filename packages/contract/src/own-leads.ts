import { maxLeadNoteWords } from '@gable/domain/lead-stages'
import * as z from 'zod'
import { Email } from './accounts.ts'
import type { Call } from './call.ts'
import { clearable, Id, renamed, text } from './wire.ts'

const line = (maximum: number, minimum = 0) => text(maximum, minimum).overwrite((value) => value.replace(/\s+/g, ' '))

export const addLead = {
  method: 'POST',
  path: '/add-lead',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: write down somebody who asked about an own home elsewhere; one of mobile and email is needed',
  input: renamed(
    z.strictObject({
      property_id: Id,
      name: line(100, 1),
      email: clearable(Email).optional(),
      mobile: line(32).optional(),
      note: text(maxLeadNoteWords).optional(),
    }),
    { property_id: 'propertyId', mobile: 'phoneNumber' },
  ),
  output: z.object({ id: Id }),
  errors: ['not_found', 'lead_exists'],
} as const satisfies Call

export const deleteLead = {
  method: 'POST',
  path: '/delete-lead',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: throw away a lead that is no member, with its notes; members take their interest back themselves',
  input: z.strictObject({ id: Id }),
  output: z.null(),
  errors: ['not_found', 'lead_of_member'],
} as const satisfies Call

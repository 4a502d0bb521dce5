import * as z from 'zod'
import type { Call } from './call.ts'
import { renamed } from './wire.ts'

const DataExport = renamed(
  z.object({
    export_state: z.enum(['none', 'open', 'ready']),
    export_url: z
      .string()
      .describe('Where the archive is had until it expires; empty while there is none, and without a fresh proof'),
    export_expires_at: z.string().nullable(),
    export_again_at: z.string().nullable().describe('Before this moment no other is made'),
  }),
  {
    export_state: 'state',
    export_url: 'url',
    export_expires_at: 'expiresAt',
    export_again_at: 'againAt',
  },
)
export type DataExport = z.output<typeof DataExport>

export const requestDataExport = {
  method: 'POST',
  path: '/request-data-export',
  access: 'member',
  demo: 'refused',
  summary: 'Ask for everything that is one’s own as an archive; needs a fresh proof, one at a time and one a day',
  input: z.strictObject({}),
  output: DataExport,
  errors: ['fresh_proof_required'],
} as const satisfies Call

export const getDataExport = {
  method: 'GET',
  path: '/data-export',
  access: 'member',
  demo: 'allowed',
  summary: 'Whether an archive of one’s own data is being made or can be had',
  input: z.strictObject({}),
  output: DataExport,
  errors: [],
} as const satisfies Call

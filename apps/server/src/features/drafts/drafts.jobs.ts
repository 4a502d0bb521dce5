import type { Leftover } from '#platform/sweep.ts'

/** Half a year without a look at it. */
export const draftLeftovers: Leftover[] = [
  { table: 'property_draft', over: "updated_at < now() - interval '180 days'" },
]

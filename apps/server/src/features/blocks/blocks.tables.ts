import type { Generated } from 'kysely'

export type BlocksTables = {
  block: {
    id: Generated<number>
    blockerId: number
    /** Nobody is the administration. */
    blockedId: number | null
    reason: Generated<string>
    createdAt: Generated<Date>
  }
}

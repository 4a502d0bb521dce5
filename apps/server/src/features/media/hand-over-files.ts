import type { Tx } from '#platform/db.ts'
import { type HandedOver, moveFiles } from './hand-over-files.repository.ts'
import { reserveSpace, returnSpace, type SpaceDeps } from './space.ts'

type Between = {
  fromId: number
  toId: number
  /** False where whoever gets them is not asked. */
  isLimited?: boolean
}
export type HandOverFiles = (tx: Tx, files: HandedOver, between: Between) => Promise<void>

const unlimited = { bytes: Number.MAX_SAFE_INTEGER, files: Number.MAX_SAFE_INTEGER }

/** Files go to another member with the space that they take: they would be erased with whoever had them before. */
export const createHandOverFiles =
  ({ findLimits }: SpaceDeps): HandOverFiles =>
  async (tx, files, { fromId, toId, isLimited = true }) => {
    const moved = await moveFiles(tx, files, fromId, toId)
    if (moved.length === 0) return
    await reserveSpace(tx, toId, moved, isLimited ? await findLimits() : unlimited)
    await returnSpace(
      tx,
      moved.map((file) => ({ ...file, ownerId: fromId })),
    )
  }

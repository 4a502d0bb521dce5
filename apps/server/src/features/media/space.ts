import type { Tx } from '#platform/db.ts'
import { conflict } from '#platform/errors.ts'
import { giveSpaceBack, type Space, takeSpace } from './storage-use.repository.ts'

export type SpaceDeps = { findLimits: () => Promise<Space> }
type Sized = { sizeBytes: number }

const spaceOf = (files: Sized[]): Space => ({
  bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  files: files.length,
})

export async function reserveSpace(tx: Tx, ownerId: number, files: Sized[], limits: Space) {
  if (await takeSpace(tx, ownerId, spaceOf(files), limits)) return
  throw conflict('storage_full', 'The space for files of this account is used up')
}

export async function returnSpace(tx: Tx, files: (Sized & { ownerId: number })[]) {
  for (const [ownerId, own] of Map.groupBy(files, (file) => file.ownerId)) {
    await giveSpaceBack(tx, ownerId, spaceOf(own))
  }
}

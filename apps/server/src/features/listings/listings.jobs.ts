import * as z from 'zod'
import type { Tx } from '#platform/db.ts'
import { enqueue, handle, type Job, type JobHandler } from '#platform/jobs.ts'
import type { ListingKind } from './listing-kind.ts'

/** The jobs of one kind. What lies in the queue names the id after the kind, as older versions write and read it. */
export function createListingJobs({ name, jobPrefix }: Pick<ListingKind, 'name' | 'jobPrefix'>) {
  const idName = `${name}Id`
  const idOf = (payload: Record<string, unknown>) => Number(payload[idName])

  /** Erases a deleted listing when it can no longer be brought back. */
  const erase: Job<Record<string, number>> = {
    name: `${jobPrefix}.erase`,
    payload: z.object({ [idName]: z.int().positive() }),
    key: (payload) => String(idOf(payload)),
  }

  return {
    enqueueErasure: (tx: Tx, id: number, afterSeconds: number) =>
      enqueue(tx, erase, { [idName]: id }, { afterSeconds }),

    handlers: (work: { erase: (id: number) => Promise<void> }): JobHandler[] => [
      handle(erase, (payload) => work.erase(idOf(payload))),
    ],
  }
}

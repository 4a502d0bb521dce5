import * as z from 'zod'
import type { Tx } from '#platform/db.ts'
import { enqueue, enqueueAll, handle, type Job, type JobHandler } from '#platform/jobs.ts'
import type { ListingKind, NoticeOccasion } from './listing-kind.ts'

export type Notice = { id: number; occasion: NoticeOccasion; version: number; reason?: string | undefined }

type NoticePayload = { notice: string; version: number; reason?: string | undefined; [idName: string]: unknown }
type Work = {
  erase: (id: number) => Promise<void>
  sendNotice: (notice: Notice, jobId: string) => Promise<void>
}

/** The jobs of one kind. What lies in the queue names the id after the kind, as older versions write and read it. */
export function createListingJobs({ name, jobPrefix, notices }: Pick<ListingKind, 'name' | 'jobPrefix' | 'notices'>) {
  const idName = `${name}Id`
  const idOf = (payload: Record<string, unknown>) => Number(payload[idName])

  /** Erases a deleted listing when it can no longer be brought back. */
  const erase: Job<Record<string, number>> = {
    name: `${jobPrefix}.erase`,
    payload: z.object({ [idName]: z.int().positive() }),
    key: (payload) => String(idOf(payload)),
  }

  /** A mail to the lister. The reason travels along: a quick correction would have erased it. */
  const sendNotice: Job<NoticePayload> = {
    name: `${jobPrefix}.send-notice`,
    // What the key of the id is called is known only here.
    payload: z.object({
      [idName]: z.int().positive(),
      notice: z.enum(Object.values(notices)),
      version: z.int(),
      reason: z.string().optional(),
    }) as unknown as z.ZodType<NoticePayload>,
    // Two runs of the clock that meet make one mail.
    key: (payload) => `${idOf(payload)}:${payload.notice}:${payload.version}`,
  }

  return {
    enqueueErasure: (tx: Tx, id: number, afterSeconds: number) =>
      enqueue(tx, erase, { [idName]: id }, { afterSeconds }),

    enqueueNotices: (tx: Tx, occasion: NoticeOccasion, listings: Omit<Notice, 'occasion'>[]) =>
      enqueueAll(
        tx,
        sendNotice,
        listings.map(({ id, version, reason }) => ({
          [idName]: id,
          notice: notices[occasion] ?? '',
          version,
          ...(reason && { reason }),
        })),
      ),

    handlers: (work: Work): JobHandler[] => [
      handle(erase, (payload) => work.erase(idOf(payload))),
      handle(sendNotice, (payload, jobId) => {
        const { notice, version, reason } = payload
        const [occasion] = Object.entries(notices).find(([, key]) => key === notice) ?? []
        return work.sendNotice({ id: idOf(payload), occasion: occasion as NoticeOccasion, version, reason }, jobId)
      }),
    ],
  }
}

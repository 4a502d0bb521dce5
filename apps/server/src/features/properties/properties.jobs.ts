import * as z from 'zod'
import type { Job } from '#platform/jobs.ts'

export const listingNotices = ['listingApproved', 'listingRejected', 'listingEnding', 'listingEnded'] as const
export type ListingNotice = (typeof listingNotices)[number]

export type NoticeOfListing = {
  propertyId: number
  notice: ListingNotice
  version: number
  reason?: string | undefined
}

/** A mail to the lister about one of their homes. The reason travels along: a quick correction would have erased it. */
export const sendListingNotice: Job<NoticeOfListing> = {
  name: 'properties.send-notice',
  payload: z.object({
    propertyId: z.int().positive(),
    notice: z.enum(listingNotices),
    version: z.int(),
    reason: z.string().optional(),
  }),
  // Two runs of the clock that meet make one mail.
  key: ({ propertyId, notice, version }) => `${propertyId}:${notice}:${version}`,
}

/** Erases a deleted home when it can no longer be brought back. */
export const eraseProperty: Job<{ propertyId: number }> = {
  name: 'properties.erase',
  payload: z.object({ propertyId: z.int().positive() }),
  key: ({ propertyId }) => String(propertyId),
}

import type { ListingCore } from '../listing-core.ts'
import type { Notice } from '../listings.jobs.ts'
import { listingMail } from './listing-mail.ts'
import { findNoticeFacts } from './notice.repository.ts'

/** The job that tells a lister by mail what became of a listing. */
export function createNoticeSender({ kind, db, mailer, siteUrl, renewalLinks }: ListingCore) {
  return async ({ id, occasion, reason }: Notice, jobId: string) => {
    const facts = await findNoticeFacts(db, kind, id)
    if (!facts?.email) return
    const { expiresAt, slug } = facts
    const link =
      occasion === 'ending' && expiresAt && renewalLinks
        ? renewalLinks.linkFor({ id, expiresAt })
        : `${siteUrl}${kind.pathOf(slug)}`
    const mail = listingMail({ ...facts, texts: kind.notices[occasion] ?? '', reason, siteUrl, link })
    await mailer.send({ to: facts.email, ...mail }, `${kind.name}-${jobId}`)
  }
}

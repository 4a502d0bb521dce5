import type { FastifyInstance } from 'fastify'
import { handle } from '#platform/jobs.ts'
import type { Mailer } from '#platform/mail.ts'
import { createAddedLeadsService } from './added-leads.service.ts'
import { enquiryCleanups, sendLink } from './enquiries.jobs.ts'
import { findEnquiry } from './enquiries.repository.ts'
import { createEnquiriesService } from './enquiries.service.ts'
import { enquiryMail } from './enquiry-mail.ts'
import { createEnquiryProofs } from './enquiry-proofs.ts'
import { createInterestService } from './interest.service.ts'
import { leadsRoutes } from './leads.routes.ts'
import { createLeadsService } from './leads.service.ts'
import { createNumbersService } from './numbers.service.ts'
import { createReminders, reminderJobs } from './remind.ts'

type Deps = Parameters<typeof createInterestService>[0] &
  Parameters<typeof createLeadsService>[0] &
  Parameters<typeof createNumbersService>[0] & { mailer: Mailer; secret: string; siteUrl: string }

const listersOwn = ['lister_id', 'stage', 'remind_on', 'reminded_on']

/** Who asked about a home, and what its lister does about it. */
export function composeLeads(deps: Deps) {
  const { db, mailer, siteUrl } = deps
  const interest = createInterestService(deps)
  const leads = createLeadsService(deps)
  const added = createAddedLeadsService(deps)
  const numbers = createNumbersService(deps)
  const proofs = createEnquiryProofs(deps)
  const enquiries = createEnquiriesService({ ...deps, proofs })

  async function mailLink(enquiryId: number, jobId: string) {
    const enquiry = await findEnquiry(db, enquiryId)
    if (!enquiry) return
    // After the hash, and a page with a button, because programs open links.
    const link = `${siteUrl}/confirm-enquiry#${proofs.tokenFor(enquiryId)}`
    await mailer.send({ to: enquiry.email, ...enquiryMail(enquiry, link) }, `enquiry.${jobId}`)
  }

  return {
    interest,
    leads,
    added,
    cleanups: enquiryCleanups,
    jobs: [
      ...reminderJobs(createReminders(deps)),
      handle(sendLink, ({ enquiryId }, jobId) => mailLink(enquiryId, jobId)),
    ],
    eraseAllOf: async (accountId: number) => {
      await interest.eraseAllOf(accountId)
      await leads.eraseAllOf(accountId)
      await enquiries.eraseAllOf(accountId)
    },
    // What they asked, without what its lister makes of it, and their own notes about those who asked them.
    exportAllOf: {
      tables: [
        { table: 'lead', owner: 'account_id', key: 'id', keyType: 'bigint', without: listersOwn },
        { table: 'lead_note', owner: 'lister_id', key: 'id', keyType: 'bigint' },
      ],
    },
    routes: (api: FastifyInstance) => leadsRoutes(api, { interest, leads, added, numbers, enquiries, proofs }),
  }
}

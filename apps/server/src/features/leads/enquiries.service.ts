import type { Input } from '@gable/contract/call'
import type { sendEnquiry } from '@gable/contract/enquiries'
import type { Viewer } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, notFound, refused } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs.ts'
import { countUse, type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import type { Notify } from '../notifications/notify.ts'
import { sendLink } from './enquiries.jobs.ts'
import {
  addEnquiry,
  findAccountId,
  findSlug,
  putEnquiryLead,
  removeEnquiriesOf,
  takeEnquiry,
} from './enquiries.repository.ts'
import type { EnquiryProofs } from './enquiry-proofs.ts'
import type { NoteAnswer } from './leads.service.ts'
import { findPublicHome, type IsPublic } from './interest.repository.ts'
import type { RequireAccess } from '../packages/access.service.ts'

type Deps = {
  db: Db
  notify: Notify
  isPublic: IsPublic
  requireAccess: RequireAccess
  assertMayContact: (tx: Tx, fromId: number, toId: number) => Promise<void>
  proofs: EnquiryProofs
  noteQuestion: NoteAnswer
}
/** From where it comes; `wideNetwork` is what one customer may hold many networks in. */
type Sender = { viewer: Viewer; network: string; wideNetwork: string | undefined; language: string }
type Written = Input<typeof sendEnquiry>
export type EnquiriesService = ReturnType<typeof createEnquiriesService>

const hour = 3_600

const limitsOf = ({ network, wideNetwork }: Sender, { email, propertyId }: Written): Limit[] => [
  { key: `enquiry:${network}`, most: 5, windowSeconds: hour },
  ...(wideNetwork ? [{ key: `enquiry:${wideNetwork}`, most: 20, windowSeconds: hour }] : []),
  // Nobody's inbox is filled with links that they did not ask for.
  { key: `enquiry:${email}`, most: 5, windowSeconds: hour },
  { key: `enquiry:${email}`, most: 15, windowSeconds: 24 * hour },
  { key: `enquiry:home:${propertyId}`, most: 30, windowSeconds: hour },
  // Whoever has many networks sends no more than this.
  { key: 'enquiry', most: 1_000, windowSeconds: hour },
]

/** What people without an account ask. The lister reads nothing before its address is proven. */
export function createEnquiriesService(deps: Deps) {
  const { db, notify, isPublic, requireAccess, assertMayContact, proofs, noteQuestion } = deps

  /** Refuses whom the lister cannot be reached by, and the lister. */
  async function assertMayAsk(tx: Tx, accountId: number | undefined, listerId: number) {
    if (accountId === undefined) return
    if (accountId === listerId) throw conflict('about_yourself', 'Nobody is a lead of their own')
    await assertMayContact(tx, accountId, listerId)
  }

  return {
    /** Programs are told the same as people, so that they learn nothing. */
    async receive(sender: Sender, written: Written): Promise<null> {
      const { website = '', challenge, answer, propertyId, name, email, phoneNumber: mobile = '', message } = written
      const solved = proofs.readChallenge(challenge, answer)
      if (!solved) throw refused('challenge_failed', 'The challenge is not solved, or too old')
      await db.transaction().execute(async (tx) => {
        const home = await findPublicHome(tx, propertyId, isPublic)
        if (!home) throw notFound('Property')
        await assertMayAsk(tx, sender.viewer?.accountId, home.ownerId)
        if (home.isPremium) await requireAccess(sender.viewer, 'premium_properties', tx)
        const uses = await countUse(tx, `challenge:${solved.id}`, 2 * hour)
        if (uses > 1) throw refused('challenge_failed', 'The challenge was used already')
        await spendLimits(tx, limitsOf(sender, written))
        if (website !== '' || solved.isHasty) return
        const { id } = await addEnquiry(tx, { propertyId, name, email, mobile, message, language: sender.language })
        await enqueue(tx, sendLink, { enquiryId: id })
      })
      return null
    },

    /** Whose address it is, is known only now; so is whether the lister wants to hear from them. */
    confirm: (token: string) =>
      db.transaction().execute(async (tx) => {
        const id = proofs.readToken(token)
        const enquiry = id === undefined ? undefined : await takeEnquiry(tx, id)
        const home = enquiry && (await findPublicHome(tx, enquiry.propertyId, isPublic))
        if (!enquiry || !home) throw notFound('Enquiry')
        await assertMayAsk(tx, await findAccountId(tx, enquiry.email), home.ownerId)
        const lead = await putEnquiryLead(tx, { ...enquiry, listerId: home.ownerId })
        await noteQuestion(tx, { kind: 'lead', subjectId: lead.id, agentId: home.ownerId })
        const about = { kind: 'property', id: home.id }
        await notify(tx, { to: home.ownerId, kind: 'enquiry', about, detail: {}, key: `enquiry:${id}` })
        return findSlug(tx, home.id)
      }),

    eraseAllOf: (accountId: number) => db.transaction().execute((tx) => removeEnquiriesOf(tx, accountId)),
  }
}

import type { Input } from '@gable/contract/call'
import type { addLead } from '@gable/contract/own-leads'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { conflict, invalidField, notFound } from '#platform/errors.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import { findOwnHomeId, holdHomes } from './interest.repository.ts'
import { addOwnLead, addNote, lockLead, removeLead } from './leads.repository.ts'

export type AddedLeadsService = ReturnType<typeof createAddedLeadsService>

/** More than anybody types. */
const limitsOf = (accountId: number): Limit[] => [{ key: `add-lead:${accountId}`, most: 200, windowSeconds: 86_400 }]

/** Leads that a lister writes down, and those that they throw away. */
export function createAddedLeadsService({ db }: { db: Db }) {
  return {
    add: ({ accountId: listerId }: Member, input: Input<typeof addLead>) =>
      db.transaction().execute(async (tx) => {
        const { propertyId, name, email = '', phoneNumber = '', note = '' } = input
        if (email === '' && phoneNumber === '') throw invalidField('phoneNumber', 'required')
        if ((await findOwnHomeId(tx, listerId, { id: propertyId })) === undefined) throw notFound('Property')
        await spendLimits(tx, limitsOf(listerId))
        await holdHomes(tx, [propertyId])
        const id = await addOwnLead(tx, { propertyId, listerId, name, email, mobile: phoneNumber })
        if (id === undefined) throw conflict('lead_exists', 'Somebody with this address is a lead of this home')
        if (note !== '') await addNote(tx, { leadId: id, listerId, text: note })
        return { id }
      }),

    /** A member's interest is theirs to take back; others would never go. */
    remove: ({ accountId: listerId }: Member, id: number): Promise<null> =>
      db.transaction().execute(async (tx) => {
        const lead = await lockLead(tx, listerId, id)
        if (!lead) throw notFound('Lead')
        if (lead.accountId !== null) throw conflict('lead_of_member', 'A member takes their interest back themselves')
        await removeLead(tx, id)
        return null
      }),
  }
}

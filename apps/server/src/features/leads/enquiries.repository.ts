import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { ofNewLister } from './interest.repository.ts'
import type { LeadsTables } from './leads.tables.ts'

export const addEnquiry = (tx: Tx, enquiry: Insertable<LeadsTables['enquiry']>) =>
  tx.insertInto('enquiry').values(enquiry).returning('id').executeTakeFirstOrThrow()

export const findEnquiry = (db: Db, id: number) =>
  db
    .selectFrom('enquiry')
    .innerJoin('property', 'property.id', 'enquiry.propertyId')
    .select(['enquiry.name', 'enquiry.email', 'enquiry.message', 'enquiry.language', 'property.title'])
    .where('enquiry.id', '=', id)
    .executeTakeFirst()

/** Of two who open the link at once, one has it. */
export const takeEnquiry = (tx: Tx, id: number) =>
  tx
    .deleteFrom('enquiry')
    .where('id', '=', id)
    .where(sql<boolean>`created_at > now() - interval '2 days'`)
    .returning(['propertyId', 'name', 'email', 'mobile', 'message'])
    .executeTakeFirst()

export async function findAccountId(tx: Tx, email: string): Promise<number | undefined> {
  const row = await tx.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

export const findSlug = (tx: Tx, propertyId: number) =>
  tx.selectFrom('property').select('slug').where('id', '=', propertyId).executeTakeFirstOrThrow()

type Asked = Pick<Insertable<LeadsTables['lead']>, 'propertyId' | 'listerId' | 'name' | 'email' | 'mobile' | 'message'>

/** Whoever asks again is the same lead with other words; one that was given up is new again. */
export async function putEnquiryLead(tx: Tx, lead: Asked): Promise<{ id: number }> {
  return tx
    .insertInto('lead')
    .values({ ...lead, source: 'enquiry' })
    .onConflict((conflict) =>
      conflict
        .columns(['propertyId', 'email'])
        .where('email', '!=', sql.lit(''))
        .doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          mobile: eb.ref('excluded.mobile'),
          message: eb.ref('excluded.message'),
          ...ofNewLister(lead.listerId),
          stage: sql`case when lead.stage in ('lost', 'closed') or lead.lister_id <> ${lead.listerId} then 'new'
            else lead.stage end`,
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function removeEnquiriesOf(tx: Tx, accountId: number) {
  await tx
    .deleteFrom('enquiry')
    .where('email', '=', (eb) => eb.selectFrom('account').select('account.email').where('account.id', '=', accountId))
    .execute()
}

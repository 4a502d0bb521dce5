import { type LeadStage, leadStages } from '@gable/domain/lead-stages'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type LeadsQuery = {
  stage?: LeadStage | undefined
  isDue?: boolean | undefined
  propertyId?: number | undefined
  beforeId?: number | undefined
}

/** Today where the lister is. */
const today = (listerId: number) => sql<string>`
  now_in_zone((select time_zone from notification_settings where account_id = ${listerId}))::date`

const wanted = (db: Db, listerId: number, { stage, isDue = false, propertyId, beforeId }: LeadsQuery) =>
  db
    .selectFrom('lead')
    .where('lead.listerId', '=', listerId)
    .$if(stage !== undefined, (query) => query.where('lead.stage', '=', stage ?? 'new'))
    .$if(propertyId !== undefined, (query) => query.where('lead.propertyId', '=', propertyId ?? 0))
    .$if(isDue, (query) => query.where(sql<boolean>`lead.remind_on <= ${today(listerId)}`))
    .$if(beforeId !== undefined && !isDue, (query) => query.where('lead.id', '<', beforeId ?? 0))

const withPerson = (db: Db, listerId: number, query: LeadsQuery) =>
  wanted(db, listerId, query)
    .leftJoin('account', 'account.id', 'lead.accountId')
    .leftJoin('media', 'media.id', 'account.profileMediaId')
    .select(['lead.id', 'lead.propertyId', 'lead.accountId', 'lead.source', 'lead.stage', 'lead.message'])
    .select(['lead.interestedAt', 'lead.sharesContact', 'lead.createdAt'])
    .select(sql<string | null>`lead.remind_on::text`.as('remindOn'))
    .select(sql<boolean>`coalesce(lead.remind_on <= ${today(listerId)}, false)`.as('isDue'))
    .select(['lead.name as ownName', 'lead.email as ownEmail', 'lead.mobile as ownMobile'])
    .select(['account.name', 'account.email', 'account.mobile', 'media.id as mediaId', 'media.widths'])
export type LeadRow = Awaited<ReturnType<typeof listLeads>>[number]

export const listLeads = (db: Db, listerId: number, { limit, ...query }: LeadsQuery & { limit: number }) =>
  withPerson(db, listerId, query)
    .$if(Boolean(query.isDue), (some) => some.orderBy('lead.remindOn').orderBy('lead.id'))
    .$if(!query.isDue, (some) => some.orderBy('lead.id', 'desc'))
    .limit(limit)
    .execute()

/** In the order of the ids. */
export async function listLeadsByIds(db: Db, listerId: number, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await withPerson(db, listerId, {}).where('lead.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A search looks at so many leads of one lister, and no further. */
export const maxSearched = 2_000
export type Searchable = Awaited<ReturnType<typeof listSearchable>>[number]

/** What a search reads of the newest leads. */
export const listSearchable = (db: Db, listerId: number, query: LeadsQuery, limit: number) =>
  wanted(db, listerId, query)
    .innerJoin('property', 'property.id', 'lead.propertyId')
    .leftJoin('account', 'account.id', 'lead.accountId')
    .select(['lead.id', 'lead.accountId', 'lead.sharesContact', 'property.title', 'property.address'])
    .select(({ fn }) => [
      fn.coalesce('account.name', 'lead.name').as('name'),
      fn.coalesce('account.email', 'lead.email').as('email'),
      fn.coalesce('account.mobile', 'lead.mobile').as('mobile'),
    ])
    .orderBy('lead.id', 'desc')
    .limit(limit)
    .execute()

export const findLead = (db: Db, listerId: number, id: number) =>
  withPerson(db, listerId, {}).where('lead.id', '=', id).executeTakeFirst()

/** Counted up to so many. */
export async function countLeads(db: Db, listerId: number, query: LeadsQuery, most: number) {
  const { total } = await db
    .selectFrom(
      wanted(db, listerId, { ...query, beforeId: undefined })
        .select('lead.id')
        .limit(most)
        .as('some'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** At each stage up to so many: an index for each says how many there are. */
export async function countByStage(db: Db, listerId: number, propertyId: number | undefined, most: number) {
  const ofHome = propertyId === undefined ? sql`true` : sql`property_id = ${propertyId}`
  const { rows } = await sql<{ stage: LeadStage; count: number }>`
    select asked.stage, counted.count
    from unnest(${[...leadStages]}::text[]) as asked (stage)
    cross join lateral (select count(*)::int as count from (
      select from lead where lister_id = ${listerId} and lead.stage = asked.stage and ${ofHome} limit ${most}
    ) found) counted`.execute(db)
  return rows
}

/** Nothing unless it is the lister's own. */
export const lockLead = (tx: Tx, listerId: number, id: number) =>
  tx
    .selectFrom('lead')
    .select(['id', 'accountId'])
    .where('id', '=', id)
    .where('listerId', '=', listerId)
    .forUpdate()
    .executeTakeFirst()

/** A day that is said anew is told of anew. */
export async function setLead(
  tx: Tx,
  id: number,
  { stage, remindOn }: { stage?: LeadStage | undefined; remindOn?: string | null | undefined },
) {
  if (stage === undefined && remindOn === undefined) return
  await tx
    .updateTable('lead')
    .set({
      ...(stage && { stage }),
      ...(remindOn !== undefined && { remindOn: sql<Date | null>`${remindOn}::date`, remindedOn: null }),
    })
    .where('id', '=', id)
    .execute()
}

type Written = { propertyId: number; listerId: number; name: string; email: string; mobile: string }

/** Nothing if somebody with this address is a lead of the home already. */
export async function addOwnLead(tx: Tx, lead: Written): Promise<number | undefined> {
  const added = await tx
    .insertInto('lead')
    .values({ ...lead, source: 'added', stage: 'contacted' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export async function removeLead(tx: Tx, id: number) {
  await tx.deleteFrom('lead').where('id', '=', id).execute()
}

/** Their own: a lead may have had another lister before. */
export const listNotes = (db: Db, listerId: number, leadId: number, limit: number) =>
  db
    .selectFrom('leadNote')
    .select(['id', 'text', 'createdAt'])
    .where('leadId', '=', leadId)
    .where('listerId', '=', listerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const addNote = (tx: Tx, note: { leadId: number; listerId: number; text: string }) =>
  tx.insertInto('leadNote').values(note).returning(['id', 'text', 'createdAt']).executeTakeFirstOrThrow()

export async function removeNotesOf(tx: Tx, listerId: number) {
  await tx.deleteFrom('leadNote').where('listerId', '=', listerId).execute()
}

/** From this hour of the lister's day on. */
const reminderHour = 7

/** Those whose day has come where their lister is, and marks them as told. */
export async function takeReminders(tx: Tx, limit: number) {
  const { rows } = await sql<{
    id: number
    listerId: number
    propertyId: number
    accountId: number | null
    remindOn: string
  }>`
    update lead set reminded_on = lead.remind_on
    from (
      select lead.id from lead
      left join notification_settings settings on settings.account_id = lead.lister_id
      where lead.remind_on is distinct from lead.reminded_on
        -- No place is further ahead; the index knows no zones.
        and lead.remind_on <= (now() + interval '14 hours')::date
        and lead.remind_on <=
          (now_in_zone(settings.time_zone) - make_interval(hours => ${reminderHour}))::date
      order by lead.remind_on, lead.id
      limit ${limit}
      for update of lead skip locked
    ) due
    where lead.id = due.id
    returning lead.id, lead.lister_id as "listerId", lead.property_id as "propertyId",
      lead.account_id as "accountId", lead.remind_on::text as "remindOn"`.execute(tx)
  return rows
}

import type { Answer, Input } from '@gable/contract/call'
import type { addLeadNote, getLeadCounts, getLeads, Lead, LeadNote, OpenLead, updateLead } from '@gable/contract/leads'
import type { PropertyCard } from '@gable/contract/property'
import { type LeadStage, leadStages, maxLeadNotes } from '@gable/domain/lead-stages'
import { portraitFile } from '@gable/domain/portrait'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, notFound } from '#platform/errors.ts'
import { spendLimits } from '#platform/rate-limit.repository.ts'
import { maxCounted } from '#platform/whole-list.ts'
import { findNumbersShown } from './numbers.repository.ts'
import type { Closed } from './interest.service.ts'
import {
  addNote,
  countByStage,
  countLeads,
  findLead,
  type LeadRow,
  listLeads,
  listLeadsByIds,
  listNotes,
  lockLead,
  removeNotesOf,
  setLead,
} from './leads.repository.ts'
import { searchLeads } from './search-leads.ts'

type Deps = {
  db: Db
  listCards: (member: Member, ids: number[], language?: LanguageCode) => Promise<PropertyCard[]>
  listClosed: (db: Db, fromId: number, toIds: number[]) => Promise<Map<number, Closed>>
  mediaUrl: string
  noteAnswer: NoteAnswer
}
/** How quickly listers answer: that one was asked, or has answered. */
export type NoteAnswer = (tx: Tx, question: { kind: 'lead'; subjectId: number; agentId: number }) => Promise<void>
export type LeadsService = ReturnType<typeof createLeadsService>

/** The inbox of a lister: who asked about their homes, and how far they have come with each. */
export function createLeadsService({ db, listCards, listClosed, mediaUrl, noteAnswer }: Deps) {
  /** Everything that the rows name is read at once. */
  async function present(lister: Member, rows: LeadRow[], language: LanguageCode): Promise<Lead[]> {
    const [homes, closed] = await Promise.all([
      listCards(lister, [...new Set(rows.map(({ propertyId }) => propertyId))], language),
      listClosed(
        db,
        lister.accountId,
        rows.flatMap(({ accountId }) => accountId ?? []),
      ),
    ])
    const homeById = new Map(homes.map((home) => [home.id, home]))
    return rows.map((row) => {
      const home = homeById.get(row.propertyId)
      const portrait = portraitFile(row.mediaId, row.widths)
      const contactClosed = closed.get(row.accountId ?? 0) ?? null
      return {
        id: row.id,
        accountId: row.accountId,
        source: row.source,
        stage: row.stage,
        ...personOf(row, contactClosed),
        profileImageUrl: portrait ? `${mediaUrl}/${portrait}` : '',
        isInterested: row.interestedAt !== null,
        contactClosed,
        message: row.message,
        remindOn: row.remindOn,
        isDue: row.isDue,
        home: home ? toHome(home) : null,
        createdAt: row.createdAt.toISOString(),
      }
    })
  }

  const changeOwn = <Changed>({ accountId }: Member, id: number, change: (tx: Tx) => Promise<Changed>) =>
    db.transaction().execute(async (tx) => {
      if (!(await lockLead(tx, accountId, id))) throw notFound('Lead')
      return change(tx)
    })

  return {
    async list(lister: Member, { limit = 24, text = '', ...query }: Input<typeof getLeads>, language: LanguageCode) {
      if (text !== '') {
        const ids = await searchLeads(db, lister.accountId, query, text, listClosed)
        const rows = await listLeadsByIds(db, lister.accountId, ids.slice(0, limit))
        return { data: await present(lister, rows, language), total: ids.length }
      }
      const [rows, total] = await Promise.all([
        listLeads(db, lister.accountId, { ...query, limit }),
        countLeads(db, lister.accountId, query, maxCounted),
      ])
      return { data: await present(lister, rows, language), total }
    },

    /** A page of all of them for a table; how often one is made has a limit. */
    listPage: async (lister: Member, page: { beforeId: number | undefined; limit: number }, language: LanguageCode) =>
      present(lister, await listLeads(db, lister.accountId, page), language),

    spendDownload: ({ accountId }: Member) =>
      spendLimits(db, [{ key: `leads-csv:${accountId}`, most: 20, windowSeconds: 3_600 }]),

    async count(
      { accountId }: Member,
      { propertyId }: Input<typeof getLeadCounts>,
    ): Promise<Answer<typeof getLeadCounts>['data']> {
      const [counts, due, numbersShown] = await Promise.all([
        countByStage(db, accountId, propertyId, maxCounted),
        countLeads(db, accountId, { isDue: true, propertyId }, maxCounted),
        propertyId === undefined ? 0 : findNumbersShown(db, accountId, propertyId),
      ])
      const byStage = new Map(counts.map(({ stage, count }) => [stage, count]))
      const stages = Object.fromEntries(leadStages.map((stage) => [stage, byStage.get(stage) ?? 0]))
      return { stages: stages as Record<LeadStage, number>, due, numbersShown }
    },

    async get(lister: Member, id: number, language: LanguageCode): Promise<OpenLead> {
      const row = await findLead(db, lister.accountId, id)
      if (!row) throw notFound('Lead')
      const [[lead], notes] = await Promise.all([
        present(lister, [row], language),
        listNotes(db, lister.accountId, id, maxLeadNotes),
      ])
      if (!lead) throw notFound('Lead')
      return { ...lead, notes: notes.map(toNote) }
    },

    update: (lister: Member, { id, stage, remindOn }: Input<typeof updateLead>): Promise<null> =>
      changeOwn(lister, id, async (tx) => {
        await setLead(tx, id, { stage, remindOn: remindOn === '' ? null : remindOn })
        if (stage !== undefined && stage !== 'new') {
          await noteAnswer(tx, { kind: 'lead', subjectId: id, agentId: lister.accountId })
        }
        return null
      }),

    note: (lister: Member, { id, note }: Input<typeof addLeadNote>): Promise<LeadNote> =>
      changeOwn(lister, id, async (tx) => {
        const notes = await listNotes(tx, lister.accountId, id, maxLeadNotes)
        if (notes.length === maxLeadNotes) throw conflict('too_many_notes', `At most ${maxLeadNotes} notes are kept`)
        return toNote(await addNote(tx, { leadId: id, listerId: lister.accountId, text: note }))
      }),

    eraseAllOf: (accountId: number) => db.transaction().execute((tx) => removeNotesOf(tx, accountId)),
  }
}

/** A member is called as they call themselves now, and is reached as they allow; a visitor as they wrote it. */
function personOf(row: LeadRow, closed: Closed | null) {
  if (row.accountId === null) {
    return { name: row.ownName, email: row.ownEmail, phoneNumber: row.ownMobile, sharesContact: true }
  }
  const sharesContact = row.sharesContact && closed === null
  return {
    name: row.name ?? '',
    email: sharesContact ? (row.email ?? '') : '',
    phoneNumber: sharesContact ? (row.mobile ?? '') : '',
    sharesContact,
  }
}

const toHome = ({
  id,
  slug,
  title,
  price,
  currency,
  deal,
  rentPeriod,
  address,
  city,
  titleImage,
}: PropertyCard): Lead['home'] => ({ id, slug, title, price, currency, deal, rentPeriod, address, city, titleImage })

const toNote = ({ id, text, createdAt }: { id: number; text: string; createdAt: Date }): LeadNote => ({
  id,
  text,
  createdAt: createdAt.toISOString(),
})

import type { Lead } from '@gable/contract/leads'
import type { LanguageCode } from '@gable/i18n/languages'
import { leadColumnTexts } from '@gable/i18n/lead-column-texts'
import type { Member } from '#platform/access.ts'
import { toCsvLine } from '#platform/csv.ts'

type ListPage = (lister: Member, page: { beforeId: number | undefined; limit: number }) => Promise<Lead[]>

const batch = 200
/** So that spreadsheets read it as UTF-8. */
const mark = '\uFEFF'

/** All leads of a lister as a table, the newest first; never more than a batch of them is in memory. */
export async function* toLeadsCsv(lister: Member, language: LanguageCode, listPage: ListPage) {
  const { columns, stages } = leadColumnTexts(language)
  yield mark + toCsvLine(columns)
  let beforeId: number | undefined
  for (;;) {
    const leads = await listPage(lister, { beforeId, limit: batch })
    if (leads.length > 0) yield leads.map((lead) => toLine(lead, stages)).join('')
    beforeId = leads.at(-1)?.id
    if (leads.length < batch) return
  }
}

const toLine = (lead: Lead, stages: Record<Lead['stage'], string>) =>
  toCsvLine([
    lead.createdAt.slice(0, 10),
    lead.name,
    lead.phoneNumber,
    lead.email,
    lead.home?.title ?? '',
    lead.home?.address ?? '',
    stages[lead.stage],
    lead.remindOn ?? '',
    lead.message,
  ])

import type { Lead } from '@gable/contract/leads'
import type { LanguageCode } from '@gable/i18n/languages'
import { leadColumnTexts } from '@gable/i18n/lead-column-texts'
import type { Member } from '#platform/access.ts'
import { type CsvPage, toCsvTable } from '#platform/csv.ts'

type ListPage = (lister: Member, page: CsvPage) => Promise<Lead[]>

/** All leads of a lister. */
export function toLeadsCsv(lister: Member, language: LanguageCode, listPage: ListPage) {
  const { columns, stages } = leadColumnTexts(language)
  return toCsvTable(
    columns,
    (page) => listPage(lister, page),
    (lead) => [
      lead.createdAt.slice(0, 10),
      lead.name,
      lead.phoneNumber,
      lead.email,
      lead.home?.title ?? '',
      lead.home?.address ?? '',
      stages[lead.stage],
      lead.remindOn ?? '',
      lead.message,
    ],
  )
}

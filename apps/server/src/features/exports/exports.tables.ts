import type { Generated } from 'kysely'

export type ExportsTables = {
  dataExport: {
    id: string
    accountId: number
    language: string
    askedAt: Generated<Date>
    /** Nothing while it is being made. */
    readyAt: Date | null
    sizeBytes: number | null
    expiresAt: Generated<Date>
  }
}

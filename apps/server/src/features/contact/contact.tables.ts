import type { Generated } from 'kysely'

export type ContactTables = {
  contactMessage: {
    id: Generated<number>
    /** Nobody, when a visitor wrote it or the member has left. */
    accountId: number | null
    firstName: string
    lastName: Generated<string>
    email: string
    subject: string
    message: string
    language: Generated<string>
    answer: string | null
    answeredBy: number | null
    answeredAt: Date | null
    createdAt: Generated<Date>
  }
}

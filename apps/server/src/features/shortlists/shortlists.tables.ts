import type { Generated } from 'kysely'

export type ShortlistsTables = {
  shortlist: {
    accountId: number
    tokenHash: Buffer
    title: string
    showsNotes: boolean
    sharedAt: Generated<Date>
  }
  shortlistProperty: { accountId: number; propertyId: number; place: number }
}

import type { Generated } from 'kysely'

export type HiddenTables = {
  hiddenProperty: { accountId: number; propertyId: number; hiddenAt: Generated<Date> }
}

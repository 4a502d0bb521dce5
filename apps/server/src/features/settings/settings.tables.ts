import type { Generated } from 'kysely'

export type SettingsTables = {
  siteSetting: { name: string; value: unknown; changedAt: Generated<Date> }
}

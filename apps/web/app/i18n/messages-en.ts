import type { accounts } from '@gable/i18n/en/accounts'
import { common } from '@gable/i18n/en/common'
import type { places } from '@gable/i18n/en/places'
import { properties } from '@gable/i18n/en/properties'
import { search } from '@gable/i18n/en/search'
import { shell } from '@gable/i18n/en/shell'

export const messages = { common, properties, search, shell }
/** With what comes later, by `late-messages.ts`. */
export type Messages = typeof messages & { accounts: typeof accounts; places: typeof places }

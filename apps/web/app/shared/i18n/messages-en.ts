import type { accounts } from '@gable/i18n/en/accounts'
import { common } from '@gable/i18n/en/common'
import type { detail } from '@gable/i18n/en/detail'
import type { legal } from '@gable/i18n/en/legal'
import type { limits } from '@gable/i18n/en/limits'
import type { lists } from '@gable/i18n/en/lists'
import type { notices } from '@gable/i18n/en/notices'
import type { own } from '@gable/i18n/en/own'
import type { places } from '@gable/i18n/en/places'
import type { posting } from '@gable/i18n/en/posting'
import type { projects } from '@gable/i18n/en/projects'
import { properties } from '@gable/i18n/en/properties'
import type { results } from '@gable/i18n/en/results'
import { search } from '@gable/i18n/en/search'
import { shell } from '@gable/i18n/en/shell'
import type { suggestions } from '@gable/i18n/en/suggestions'

export const messages = { common, properties, search, shell }
/** With what comes later, by `lazy-messages.ts`. */
export type Messages = typeof messages & {
  accounts: typeof accounts
  detail: typeof detail
  legal: typeof legal
  limits: typeof limits
  lists: typeof lists
  notices: typeof notices
  own: typeof own
  places: typeof places
  posting: typeof posting
  projects: typeof projects
  results: typeof results
  suggestions: typeof suggestions
}

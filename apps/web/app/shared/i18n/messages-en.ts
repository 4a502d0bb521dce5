import type { accounts } from '@gable/i18n/en/accounts'
import type { blocks } from '@gable/i18n/en/blocks'
import type { chat } from '@gable/i18n/en/chat'
import { common } from '@gable/i18n/en/common'
import type { compare } from '@gable/i18n/en/compare'
import type { contact } from '@gable/i18n/en/contact'
import type { detail } from '@gable/i18n/en/detail'
import type { favourites } from '@gable/i18n/en/favourites'
import type { hidden } from '@gable/i18n/en/hidden'
import type { feed } from '@gable/i18n/en/feed'
import type { leads } from '@gable/i18n/en/leads'
import type { legal } from '@gable/i18n/en/legal'
import type { limits } from '@gable/i18n/en/limits'
import type { lists } from '@gable/i18n/en/lists'
import type { notices } from '@gable/i18n/en/notices'
import type { notifications } from '@gable/i18n/en/notifications'
import type { own } from '@gable/i18n/en/own'
import type { places } from '@gable/i18n/en/places'
import type { posting } from '@gable/i18n/en/posting'
import type { projects } from '@gable/i18n/en/projects'
import { properties } from '@gable/i18n/en/properties'
import type { reports } from '@gable/i18n/en/reports'
import type { results } from '@gable/i18n/en/results'
import { search } from '@gable/i18n/en/search'
import { shell } from '@gable/i18n/en/shell'
import type { shortlists } from '@gable/i18n/en/shortlists'
import type { suggestions } from '@gable/i18n/en/suggestions'

export const messages = { common, properties, search, shell }
/** With what comes later, by `lazy-messages.ts`. */
export type Messages = typeof messages & {
  accounts: typeof accounts
  blocks: typeof blocks
  chat: typeof chat
  compare: typeof compare
  contact: typeof contact
  detail: typeof detail
  favourites: typeof favourites
  hidden: typeof hidden
  feed: typeof feed
  leads: typeof leads
  legal: typeof legal
  limits: typeof limits
  lists: typeof lists
  notices: typeof notices
  notifications: typeof notifications
  own: typeof own
  places: typeof places
  posting: typeof posting
  projects: typeof projects
  reports: typeof reports
  results: typeof results
  shortlists: typeof shortlists
  suggestions: typeof suggestions
}

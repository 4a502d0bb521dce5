import type { accounts } from '@gable/i18n/en/accounts'
import type { agencies } from '@gable/i18n/en/agencies'
import type { agents } from '@gable/i18n/en/agents'
import type { articles } from '@gable/i18n/en/articles'
import type { blocks } from '@gable/i18n/en/blocks'
import type { calculators } from '@gable/i18n/en/calculators'
import type { chat } from '@gable/i18n/en/chat'
import type { checkout } from '@gable/i18n/en/checkout'
import type { common } from '@gable/i18n/en/common'
import type { compare } from '@gable/i18n/en/compare'
import type { contact } from '@gable/i18n/en/contact'
import type { detail } from '@gable/i18n/en/detail'
import type { errors } from '@gable/i18n/en/errors'
import type { favourites } from '@gable/i18n/en/favourites'
import type { feed } from '@gable/i18n/en/feed'
import type { hidden } from '@gable/i18n/en/hidden'
import type { leads } from '@gable/i18n/en/leads'
import type { legal } from '@gable/i18n/en/legal'
import type { limits } from '@gable/i18n/en/limits'
import type { lists } from '@gable/i18n/en/lists'
import type { notices } from '@gable/i18n/en/notices'
import type { notifications } from '@gable/i18n/en/notifications'
import type { own } from '@gable/i18n/en/own'
import type { packages } from '@gable/i18n/en/packages'
import type { places } from '@gable/i18n/en/places'
import type { posting } from '@gable/i18n/en/posting'
import type { projects } from '@gable/i18n/en/projects'
import type { promotions } from '@gable/i18n/en/promotions'
import type { properties } from '@gable/i18n/en/properties'
import type { reports } from '@gable/i18n/en/reports'
import type { results } from '@gable/i18n/en/results'
import type { search } from '@gable/i18n/en/search'
import type { shell } from '@gable/i18n/en/shell'
import type { shortlists } from '@gable/i18n/en/shortlists'
import type { suggestions } from '@gable/i18n/en/suggestions'
import type { transactions } from '@gable/i18n/en/transactions'
import type { transfers } from '@gable/i18n/en/transfers'
import type { translations } from '@gable/i18n/en/translations'
import type { verification } from '@gable/i18n/en/verification'
import type { viewings } from '@gable/i18n/en/viewings'

/** What every page needs; the other texts come with the pages that few readers open. */
export const coreNamespaces = ['common', 'properties', 'search', 'shell'] as const

/** The texts of the site. English is the measure: other languages have the same keys, which a test proves. */
export type Messages = {
  accounts: typeof accounts
  agencies: typeof agencies
  agents: typeof agents
  articles: typeof articles
  blocks: typeof blocks
  calculators: typeof calculators
  chat: typeof chat
  checkout: typeof checkout
  common: typeof common
  compare: typeof compare
  contact: typeof contact
  detail: typeof detail
  errors: typeof errors
  favourites: typeof favourites
  feed: typeof feed
  hidden: typeof hidden
  leads: typeof leads
  legal: typeof legal
  limits: typeof limits
  lists: typeof lists
  notices: typeof notices
  notifications: typeof notifications
  own: typeof own
  packages: typeof packages
  places: typeof places
  posting: typeof posting
  projects: typeof projects
  promotions: typeof promotions
  properties: typeof properties
  reports: typeof reports
  results: typeof results
  search: typeof search
  shell: typeof shell
  shortlists: typeof shortlists
  suggestions: typeof suggestions
  transactions: typeof transactions
  transfers: typeof transfers
  translations: typeof translations
  verification: typeof verification
  viewings: typeof viewings
}

export type LazyNamespace = Exclude<keyof Messages, (typeof coreNamespaces)[number]>

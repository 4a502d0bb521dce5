import * as accounts from './accounts.ts'
import * as agencies from './agencies.ts'
import * as agencyMembers from './agency-members.ts'
import * as agentReviews from './agent-reviews.ts'
import * as agents from './agents.ts'
import * as articles from './articles.ts'
import * as bankTransfers from './bank-transfers.ts'
import * as blocks from './blocks.ts'
import * as calculators from './calculators.ts'
import type { Call } from './call.ts'
import * as catalogue from './catalogue.ts'
import * as chatComfort from './chat-comfort.ts'
import * as chats from './chats.ts'
import * as checkout from './checkout.ts'
import * as cities from './cities.ts'
import * as contact from './contact.ts'
import * as contentTopics from './content-topics.ts'
import * as drafts from './drafts.ts'
import * as exports from './exports.ts'
import * as enquiries from './enquiries.ts'
import * as faqs from './faqs.ts'
import * as favourites from './favourites.ts'
import * as hidden from './hidden.ts'
import * as feed from './feed.ts'
import * as homepage from './homepage.ts'
import * as insights from './insights.ts'
import * as languages from './languages.ts'
import * as leads from './leads.ts'
import * as notifications from './notifications.ts'
import * as ownInsights from './own-insights.ts'
import * as ownLeads from './own-leads.ts'
import * as packages from './packages.ts'
import * as passkeys from './passkeys.ts'
import * as invoices from './invoices.ts'
import * as payments from './payments.ts'
import * as places from './places.ts'
import * as posting from './posting.ts'
import * as projectReview from './project-review.ts'
import * as projects from './projects.ts'
import * as promotions from './promotions.ts'
import * as properties from './properties.ts'
import * as reports from './reports.ts'
import * as review from './review.ts'
import * as search from './search.ts'
import * as searchTile from './search-tile.ts'
import * as security from './security.ts'
import * as settings from './settings.ts'
import * as shortlists from './shortlists.ts'
import * as sitePages from './site-pages.ts'
import * as staff from './staff.ts'
import * as staffCoupons from './staff-coupons.ts'
import * as staffPackages from './staff-packages.ts'
import * as staffPayments from './staff-payments.ts'
import * as suggestions from './suggestions.ts'
import * as viewings from './viewings.ts'
import * as verification from './verification.ts'

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'access' in value

/** Every call of the contract by its name in code. */
export const allCalls: Record<string, Call> = Object.fromEntries(
  Object.entries<unknown>({
    ...accounts,
    ...agencies,
    ...agencyMembers,
    ...agentReviews,
    ...agents,
    ...articles,
    ...bankTransfers,
    ...blocks,
    ...calculators,
    ...catalogue,
    ...chats,
    ...chatComfort,
    ...checkout,
    ...cities,
    ...contact,
    ...contentTopics,
    ...drafts,
    ...exports,
    ...enquiries,
    ...faqs,
    ...favourites,
    ...hidden,
    ...feed,
    ...homepage,
    ...insights,
    ...languages,
    ...leads,
    ...notifications,
    ...ownInsights,
    ...ownLeads,
    ...packages,
    ...passkeys,
    ...invoices,
    ...payments,
    ...places,
    ...posting,
    ...projectReview,
    ...projects,
    ...promotions,
    ...properties,
    ...reports,
    ...review,
    ...search,
    ...searchTile,
    ...security,
    ...settings,
    ...shortlists,
    ...sitePages,
    ...staff,
    ...staffCoupons,
    ...staffPackages,
    ...staffPayments,
    ...suggestions,
    ...viewings,
    ...verification,
  }).filter((entry): entry is [string, Call] => isCall(entry[1])),
)

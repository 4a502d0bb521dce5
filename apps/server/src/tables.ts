import type { AccountsTables } from './features/accounts/accounts.tables.ts'
import type { AgenciesTables } from './features/agencies/agencies.tables.ts'
import type { AgentsTables } from './features/agents/agents.tables.ts'
import type { BlocksTables } from './features/blocks/blocks.tables.ts'
import type { CatalogueTables } from './features/catalogue/catalogue.tables.ts'
import type { ChatTables } from './features/chat/chat.tables.ts'
import type { ContactTables } from './features/contact/contact.tables.ts'
import type { ContentTables } from './features/content/content.tables.ts'
import type { CouponsTables } from './features/payments/coupons/coupons.tables.ts'
import type { DraftsTables } from './features/drafts/drafts.tables.ts'
import type { ExportsTables } from './features/exports/exports.tables.ts'
import type { FavouritesTables } from './features/favourites/favourites.tables.ts'
import type { HiddenTables } from './features/hidden/hidden.tables.ts'
import type { FeedTables } from './features/feed/feed.tables.ts'
import type { InsightsTables } from './features/insights/insights.tables.ts'
import type { InvoicesTables } from './features/invoices/invoices.tables.ts'
import type { LanguagesTables } from './features/languages/languages.tables.ts'
import type { LeadsTables } from './features/leads/leads.tables.ts'
import type { MediaTables } from './features/media/media.tables.ts'
import type { NotificationsTables } from './features/notifications/notifications.tables.ts'
import type { PackagesTables } from './features/packages/packages.tables.ts'
import type { PaymentsTables } from './features/payments/payments.tables.ts'
import type { PlacesTables } from './features/places/places.tables.ts'
import type { ProjectsTables } from './features/projects/projects.tables.ts'
import type { PromotionsTables } from './features/promotions/promotions.tables.ts'
import type { PropertiesTables } from './features/properties/properties.tables.ts'
import type { ReportsTables } from './features/reports/reports.tables.ts'
import type { SearchTables } from './features/search/search.tables.ts'
import type { SettingsTables } from './features/settings/settings.tables.ts'
import type { ShortlistsTables } from './features/shortlists/shortlists.tables.ts'
import type { ViewingsTables } from './features/viewings/viewings.tables.ts'
import type { VerificationTables } from './features/verification/verification.tables.ts'
import type { PlatformTables } from './platform/platform.tables.ts'

/** The tables that migrations/ make, with their names in camelCase; each feature declares its own. */
export type Tables = PlatformTables &
  AccountsTables &
  AgenciesTables &
  AgentsTables &
  BlocksTables &
  CatalogueTables &
  ChatTables &
  ContactTables &
  ContentTables &
  MediaTables &
  PromotionsTables &
  PropertiesTables &
  DraftsTables &
  ExportsTables &
  FavouritesTables &
  HiddenTables &
  FeedTables &
  InvoicesTables &
  LanguagesTables &
  LeadsTables &
  PaymentsTables &
  CouponsTables &
  ProjectsTables &
  ReportsTables &
  SettingsTables &
  ShortlistsTables &
  SearchTables &
  VerificationTables &
  InsightsTables &
  PlacesTables &
  NotificationsTables &
  PackagesTables &
  ViewingsTables

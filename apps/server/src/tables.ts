import type { AccountsTables } from './features/accounts/accounts.tables.ts'
import type { CatalogueTables } from './features/catalogue/catalogue.tables.ts'
import type { DraftsTables } from './features/drafts/drafts.tables.ts'
import type { InsightsTables } from './features/insights/insights.tables.ts'
import type { ListingsTables } from './features/listings/listings.tables.ts'
import type { MediaTables } from './features/media/media.tables.ts'
import type { PlacesTables } from './features/places/places.tables.ts'
import type { ProjectsTables } from './features/projects/projects.tables.ts'
import type { PropertiesTables } from './features/properties/properties.tables.ts'
import type { SearchTables } from './features/search/search.tables.ts'
import type { SettingsTables } from './features/settings/settings.tables.ts'
import type { PlatformTables } from './platform/platform.tables.ts'

/** The tables that migrations/ make, with their names in camelCase; each feature declares its own. */
export type Tables = PlatformTables &
  AccountsTables &
  CatalogueTables &
  ListingsTables &
  MediaTables &
  PropertiesTables &
  DraftsTables &
  ProjectsTables &
  SettingsTables &
  SearchTables &
  InsightsTables &
  PlacesTables

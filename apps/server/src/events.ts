import type { AccountsEvents } from './features/accounts/accounts.events.ts'
import type { AgenciesEvents } from './features/agencies/agencies.events.ts'
import type { AgentsEvents } from './features/agents/agents.events.ts'
import type { BlocksEvents } from './features/blocks/blocks.events.ts'
import type { ContactEvents } from './features/contact/contact.events.ts'
import type { ContentEvents } from './features/content/content.events.ts'
import type { ProjectsEvents } from './features/projects/projects.events.ts'
import type { PropertiesEvents } from './features/properties/properties.events.ts'
import type { ReportsEvents } from './features/reports/reports.events.ts'
import type { VerificationEvents } from './features/verification/verification.events.ts'

/** Every event by its name, with the type of its detail; each feature declares its own. */
export type Events = AccountsEvents &
  AgenciesEvents &
  AgentsEvents &
  BlocksEvents &
  ContactEvents &
  ContentEvents &
  PropertiesEvents &
  ProjectsEvents &
  ReportsEvents &
  VerificationEvents

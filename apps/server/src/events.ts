import type { AccountsEvents } from './features/accounts/accounts.events.ts'
import type { ProjectsEvents } from './features/projects/projects.events.ts'
import type { PropertiesEvents } from './features/properties/properties.events.ts'

/** Every event by its name, with the type of its detail; each feature declares its own. */
export type Events = AccountsEvents & PropertiesEvents & ProjectsEvents

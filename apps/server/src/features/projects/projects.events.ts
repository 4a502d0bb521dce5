import type { ListingEvents } from '../listings/listings.events.ts'

export type ProjectsEvents = ListingEvents<'project'>

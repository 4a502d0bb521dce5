import type { Generated } from 'kysely'

/** Of one day, in UTC. */
type DayCounts = { day: Date; views: Generated<number>; likes: Generated<number>; interested: Generated<number> }

export type InsightsTables = {
  propertyViewCount: { propertyId: number; views: number }
  viewedProperty: { propertyId: number }
  propertyDay: DayCounts & { propertyId: number }
  listerDay: DayCounts & { listerId: number }
  promotionDay: { advertisementId: number; day: Date; shown: Generated<number>; opened: Generated<number> }
}

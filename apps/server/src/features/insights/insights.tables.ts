export type InsightsTables = {
  propertyViewCount: { propertyId: number; views: number }
  viewedProperty: { propertyId: number }
}

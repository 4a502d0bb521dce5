import { PropertyCard } from './property.ts'
import { reviewCalls } from './review-calls.ts'

export const {
  list: listForReview,
  approve: approveProperty,
  reject: rejectProperty,
  expire: expireProperty,
} = reviewCalls({
  kind: 'property',
  plural: 'properties',
  card: PropertyCard,
  expireSummary: 'End a property before its time',
})

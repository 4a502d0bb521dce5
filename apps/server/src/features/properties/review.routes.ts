import type { PropertyCard } from '@gable/contract/property'
import { approveProperty, expireProperty, listForReview, rejectProperty } from '@gable/contract/review'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { ReviewService } from '../listings/review/review.service.ts'

export function reviewRoutes(app: FastifyInstance, review: ReviewService<'property', PropertyCard>) {
  serve(app, listForReview, async ({ viewer, input, language }) => review.list(viewer, input, language))
  serve(app, approveProperty, async ({ viewer, input: { id } }) => ({
    data: await review.approve(viewer, id),
    message: 'property_approved',
  }))
  serve(app, rejectProperty, async ({ viewer, input: { id, reason } }) => ({
    data: await review.reject(viewer, id, reason),
    message: 'property_rejected',
  }))
  serve(app, expireProperty, async ({ viewer, input: { id } }) => ({
    data: await review.end(viewer, id),
    message: 'property_expired',
  }))
}

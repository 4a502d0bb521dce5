import * as calls from '@gable/contract/staff-coupons'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { StaffCouponsService } from './staff-coupons.service.ts'

export function couponsRoutes(app: FastifyInstance, coupons: StaffCouponsService) {
  serve(app, calls.listCoupons, async ({ input }) => coupons.list(input))
  serve(app, calls.saveCoupon, async ({ viewer, input }) => ({
    data: await coupons.save(viewer.accountId, input),
    message: 'coupon_saved',
  }))
  serve(app, calls.endCoupon, async ({ viewer, input }) => ({
    data: await coupons.end(viewer.accountId, input.id),
    message: 'coupon_ended',
  }))
}

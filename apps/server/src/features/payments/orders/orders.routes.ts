import * as calls from '@gable/contract/checkout'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { OrdersService } from './orders.service.ts'

export function ordersRoutes(app: FastifyInstance, orders: OrdersService) {
  serve(app, calls.getOrder, async ({ viewer, input, language }) => ({
    data: await orders.quote(viewer, input, language),
  }))
  serve(app, calls.startWithCoupon, async ({ viewer, input }) => ({
    data: await orders.startWithCoupon(viewer, input),
    message: 'package_assigned',
  }))
  serve(app, calls.getBillingDetails, async ({ viewer }) => ({ data: await orders.getBilling(viewer) }))
  serve(app, calls.saveBillingDetails, async ({ viewer, input }) => ({
    data: await orders.saveBilling(viewer, input),
    message: 'billing_saved',
  }))
}

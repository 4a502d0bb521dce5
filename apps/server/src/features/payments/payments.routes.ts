import * as calls from '@gable/contract/payments'
import type { FastifyInstance } from 'fastify'
import { signInRequired } from '#platform/errors.ts'
import { serve } from '#platform/http.ts'
import { wholeList } from '#platform/whole-list.ts'
import type { OwnPaymentsService } from './own-payments.service.ts'
import { chooseIntentMethod } from './intent-method.ts'
import type { Providers } from './providers.ts'
import type { StartingService } from './starting.service.ts'

type Services = { providers: Providers; starting: StartingService; own: OwnPaymentsService }

export function paymentsRoutes(app: FastifyInstance, { providers, starting, own }: Services) {
  serve(app, calls.getPaymentSettings, async () => wholeList(await own.methods()))
  serve(app, calls.createPaymentIntent, async ({ viewer, input: { method, ...wanted }, language }) => ({
    data: await starting.pay(viewer, chooseIntentMethod(providers, method), wanted, language),
    message: 'payment_started',
  }))
  serve(app, calls.payWithPaypal, async ({ viewer, input, language }) => ({
    data: await starting.payOnPage(viewer, 'paypal', input, language),
    message: 'payment_started',
  }))
  serve(app, calls.payWithPaypalByGet, async ({ viewer, input, language, request }) => {
    if (!request.headers.authorization) throw signInRequired()
    return { data: await starting.payOnPage(viewer, 'paypal', input, language) }
  })
  serve(app, calls.payWithFlutterwave, async ({ viewer, input, language }) => ({
    data: await starting.payOnPage(viewer, 'flutterwave', input, language),
    message: 'payment_started',
  }))
  serve(app, calls.failPayment, async ({ viewer, input: { reference }, language }) => ({
    data: await own.cancel(viewer, reference, language),
    message: 'payment_cancelled',
  }))
  serve(app, calls.getPaymentStatus, async ({ viewer, input: { reference }, language }) => ({
    data: await own.status(viewer, reference, language),
  }))
  serve(app, calls.getPaymentDetails, async ({ viewer, input, language }) => own.list(viewer, input, language))
  serve(app, calls.getPaymentTotals, async ({ viewer }) => wholeList(await own.totals(viewer)))
}

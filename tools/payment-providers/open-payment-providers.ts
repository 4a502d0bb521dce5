import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyError } from 'fastify'
import { type Change, type Charge, createCharges, type ProviderName, Refused } from './charges.ts'
import { checkoutPage, type Outcome, outcomes } from './checkout-page.ts'
import { createFlutterwave } from './flutterwave.ts'
import { createPaypal } from './paypal.ts'
import { createPaystack } from './paystack.ts'
import type { LocalProvider } from './provider.ts'
import { createStripe } from './stripe.ts'
import { createWebhooks } from './webhooks.ts'

/** Down it does nothing; losing its answers it does what it was asked, and nobody hears of it. */
export type Fault = { isDown?: boolean; losesAnswers?: boolean; delayMs?: number }
export type PaymentProviders = Awaited<ReturnType<typeof openPaymentProviders>>

const isProvider = (name: string | undefined, all: object): name is ProviderName => name !== undefined && name in all

/** The four payment providers on this machine: they keep state, sign, repeat, delay and fail as the real ones do. */
export async function openPaymentProviders({ port = 0, webhookBase }: { port?: number; webhookBase?: string } = {}) {
  const providers: Record<ProviderName, LocalProvider> = {
    stripe: createStripe(),
    paypal: createPaypal(),
    paystack: createPaystack(),
    flutterwave: createFlutterwave(),
  }
  const faults: Partial<Record<ProviderName, Fault>> = {}
  const webhooks = createWebhooks((webhook, at) => providers[webhook.provider].sign(webhook, at), { base: webhookBase })
  const charges = createCharges((charge, change) => sendWebhook(charge, change))
  let origin = ''
  let events = 0

  function sendWebhook(charge: Charge, change: Change) {
    const { provider, reference } = charge
    events += 1
    const eventId = `evt_${provider}_${events}`
    const event = providers[provider].event(charge, change, eventId)
    if (event) webhooks.add({ provider, eventId, reference, body: JSON.stringify(event) })
  }

  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const faultOf = (url: string): Fault => {
    // Stripe's SDK knows no path before its own.
    const name = url.startsWith('/v1/') ? 'stripe' : url.split('/')[1]
    return (isProvider(name, providers) && faults[name]) || {}
  }
  app.addHook('onRequest', async ({ url }) => {
    const { isDown = false, delayMs = 0 } = faultOf(url)
    await sleep(delayMs)
    if (isDown) throw new Refused(503, 'The provider is down')
  })
  app.addHook('onSend', async ({ url }, reply, payload) => {
    if (faultOf(url).losesAnswers) reply.code(503)
    return payload
  })
  app.setErrorHandler<FastifyError | Refused>(({ message, ...error }, _request, reply) => {
    const status = 'status' in error ? error.status : (error.statusCode ?? 500)
    return reply.code(status).send({ status: 'error', message, error: { message, type: 'invalid_request_error' } })
  })
  app.get('/healthz', async () => 'ok')
  for (const { routes } of Object.values(providers)) routes(app, charges, () => origin)

  type Page = { provider: string; id: string }
  const chargeOf = ({ provider, id }: Page) => {
    if (!isProvider(provider, providers)) throw new Refused(404, 'There is no such provider')
    return charges.get(provider, (charge) => charge.id === id)
  }
  app.get<{ Params: Page }>('/:provider/checkout/:id', async ({ params }, reply) =>
    reply.type('text/html').send(checkoutPage(chargeOf(params))),
  )
  app.post<{ Params: Page; Body: { outcome?: string } }>('/:provider/checkout/:id', async ({ params, body }, reply) => {
    const charge = chargeOf(params)
    if (!(body.outcome !== undefined && body.outcome in outcomes)) throw new Refused(400, 'There is no such button')
    settleAs(charge, body.outcome as Outcome)
    return reply.redirect(body.outcome === 'cancel' ? charge.cancelUrl : charge.returnUrl, 303)
  })

  /** What a press on one of the buttons does. PayPal's buyer only agrees: the shop takes the money. */
  function settleAs(charge: Charge, outcome: Outcome) {
    const paid = charge.provider === 'paypal' ? 'approved' : 'succeeded'
    charges.settle(charge, outcome === 'pay' ? paid : outcome === 'decline' ? 'failed' : 'cancelled')
  }

  await app.listen({ port, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    url: origin,
    charges,
    webhooks,
    settle: settleAs,
    /** What it answers to a request, without a network between. */
    inject: app.inject.bind(app),
    setFault(provider: ProviderName, fault: Fault) {
      faults[provider] = fault
    },
    async close() {
      await webhooks.stop()
      await app.close()
    },
  }
}

import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { type Charges, Refused } from './charges.ts'

/** Test cards as Stripe has them; every other one is paid at once. */
const declinedCard = '4000000000000002'
const askedCard = '4000002500003155'

type Confirmation = { client_secret?: string; number?: string; answer?: 'complete' | 'fail' }

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const refused = (message: string) => ({ error: { type: 'card_error', code: 'card_declined', message } })

/** What a shop loads instead of https://js.stripe.com/v3/: the form stands in a frame of this origin. */
export function serveStripeScript(app: FastifyInstance, charges: Charges, origin: () => string) {
  app.get('/stripe/v3/', async (_request, reply) =>
    reply.type('text/javascript').send(read('stripe-script.js').replaceAll('ORIGIN', origin())),
  )
  app.get('/stripe/v3/frame', async (_request, reply) => reply.type('text/html').send(read('stripe-frame.html')))
  app.post<{ Body: Confirmation }>('/stripe/v3/confirm', async ({ body }) => {
    const { client_secret: secret = '', number = '', answer } = body
    const charge = charges.get('stripe', ({ id, number: count }) => secret === `${id}_secret_${count}`)
    if (number === '') throw new Refused(400, 'There is no card')
    if (number === askedCard && answer === undefined) return { requires_action: true }
    if (number === declinedCard || answer === 'fail') {
      charges.settle(charge, 'failed')
      return refused(number === declinedCard ? 'Your card was declined.' : 'We are unable to authenticate your card.')
    }
    charges.settle(charge, 'succeeded')
    return { paymentIntent: { id: charge.id, status: 'succeeded' } }
  })
}

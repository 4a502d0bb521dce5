import { join } from 'node:path'
import { answersHttp } from './probes.ts'
import { checkoutFolder } from './service-folders.ts'
import type { Service } from './service.ts'

/** The stand-ins for Stripe, PayPal, Paystack and Flutterwave; they tell the local api of what was paid. */
export const paymentsService: Service = {
  name: 'payments',
  address: (ports) => `http://127.0.0.1:${ports.payments}`,
  refusesRoot: false,
  stopSignal: 'SIGTERM',
  startTimeoutSeconds: 120,

  async prepare({ ports }) {
    const script = join(checkoutFolder, 'tools/payment-providers/payment-providers.ts')
    return {
      command: process.execPath,
      args: [script, String(ports.payments), `http://127.0.0.1:${ports.api}/api/payment-webhooks`],
    }
  },

  isHealthy: (ports) => answersHttp(`http://127.0.0.1:${ports.payments}/healthz`),
}

import { openPaymentProviders } from '../tools/payment-providers/open-payment-providers.ts'
import { paymentEnvironment } from '../tools/payment-providers/payment-environment.ts'
import { type Stage, startProduct } from './product.ts'
import { findFreePort } from './product-process.ts'

/** A product where packages are paid for, at providers of this machine that tell it what becomes of a payment. */
export async function startSellingProduct(stage?: Stage) {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const environment = { ...paymentEnvironment(url), STRIPE_JS_URL: `${url}/stripe/v3/` }
  const product = await startProduct('postgres', environment, stage)
  const providers = await openPaymentProviders({ port, webhookBase: `${product.api.url}/api/payment-webhooks` })
  return {
    ...product,
    providers,
    async dispose() {
      await product.dispose()
      await providers.close()
    },
  }
}

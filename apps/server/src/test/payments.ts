import { openPaymentProviders } from '../../../../tools/payment-providers/open-payment-providers.ts'
import { paymentEnvironment } from '../../../../tools/payment-providers/payment-environment.ts'
import { startTestServer } from './test-server.ts'

/** Where money is sent; the example of the registry of IBANs. */
export const bankAccount = { holder: 'Gable Homes', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', bank: 'Kasse' }

/** A site where all four take payments, and tell of none by themselves; transfers it takes as well. */
export async function startSellingServer(...[overrides, ...rest]: Parameters<typeof startTestServer>) {
  const providers = await openPaymentProviders()
  const server = await startTestServer({ ...paymentEnvironment(providers.url), ...overrides }, ...rest)
  await server.product.settings.set('bankAccount', bankAccount, null)
  return {
    ...server,
    async stop() {
      await server.stop()
      await providers.close()
    },
  }
}

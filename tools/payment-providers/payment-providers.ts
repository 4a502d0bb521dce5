// node tools/payment-providers/payment-providers.ts <port> <address for webhooks>
import { openPaymentProviders } from './open-payment-providers.ts'

const [port = '', webhookBase = ''] = process.argv.slice(2)
const providers = await openPaymentProviders({ port: Number(port), webhookBase })
console.log(`payment providers on ${providers.url}, webhooks to ${webhookBase}; no real money moves`)
process.once('SIGTERM', () => void providers.close().then(() => process.exit(0)))

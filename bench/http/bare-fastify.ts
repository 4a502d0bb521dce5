import Fastify from 'fastify'
import { createLog } from '../../apps/server/src/platform/log.ts'

const app = Fastify({ loggerInstance: createLog('info') })
app.get('/api/current-user', async () => ({ error: false, message: '', data: null }))
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })

import { join } from 'node:path'
import { readEnvironment } from './app/shell/environment.server.ts'
import { createServer } from './app/shell/server/create-server.ts'
import { drainOnSignal } from './app/shell/server/drain.ts'

// This file becomes build/server/index.js; what browsers fetch lies beside its folder.
const clientFolder = join(import.meta.dirname, '../client')
const environment = readEnvironment()
const { app, readiness } = await createServer({ environment, clientFolder })
drainOnSignal(app, readiness, environment.DRAIN_DELAY_MS)
await app.listen({ host: environment.HOST, port: environment.PORT })

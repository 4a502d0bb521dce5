import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readPortBase } from '../services/service-addresses.ts'
import { developmentEnvironment, readEnvFile } from './dev-environment.ts'

/**
 * Runs a script of the server as `npm run dev` would: what the shell says counts first, then `.env`, then the
 * development services. So a command typed beside a running `npm run dev` meets the same database.
 */
const [script, ...args] = process.argv.slice(2)
if (!script) throw new Error('Usage: node tools/dev/with-environment.ts <script> [arguments]')
const root = resolve(import.meta.dirname, '../..')
Object.assign(process.env, { ...developmentEnvironment(readPortBase(), readEnvFile(root)), ...process.env })
process.argv.splice(1, process.argv.length - 1, resolve(root, script), ...args)
await import(pathToFileURL(resolve(root, script)).href)

// npm run dev: services, migrations, api, worker and web, watched; Ctrl-C ends all of it.
import { join } from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { allServices } from '../services/all-services.ts'
import { bringAllUp } from '../services/bring-all-up.ts'
import { queryPostgres } from '../services/postgres-client.ts'
import type { Service } from '../services/service.ts'
import { readPortBase, servicePorts } from '../services/service-addresses.ts'
import { bringDown } from '../services/service-control.ts'
import { checkoutFolder, serviceFolder } from '../services/service-folders.ts'
import { findProcess } from '../services/service-process.ts'
import { wantsTown } from './ask-for-town.ts'
import { checkBeforeStart } from './check-before-start.ts'
import { developmentEnvironment, readEnvFile } from './dev-environment.ts'
import { type DevProcess, type DevProcessName, endDevProcess, killDevProcess, startDevProcess } from './dev-process.ts'
import { listenForStop } from './stop-requests.ts'
import { waitForAnswer } from './wait-for.ts'

// npm run dev -- --homes 0 starts with an empty site and asks nothing.
const { homes } = parseArgs({ options: { homes: { type: 'string' } } }).values
const portBase = readPortBase()
const ports = servicePorts(portBase)
const environment = developmentEnvironment(portBase, readEnvFile(checkoutFolder))
const processes: DevProcess[] = []
let ourServices: Service[] = []
let starting: Promise<unknown> = Promise.resolve()
let isEnding = false

function start(name: DevProcessName, command: [string, ...string[]], folder = '.') {
  const started = startDevProcess(name, command, { cwd: join(checkoutFolder, folder), environment })
  processes.push(started)
  return started
}

/** Runs a script to its end. */
async function run(name: DevProcessName, script: string, args: string[] = []) {
  const code = await start(name, [process.execPath, script, ...args]).ended
  if (code !== 0 && !isEnding) throw new Error(`${script} ended with ${code}`)
}

/** Starts what begins anew on every change; should the watcher itself end, everything does. */
async function watch(name: DevProcessName, command: [string, ...string[]], folder?: string) {
  const code = await start(name, command, folder).ended
  if (!isEnding) await end(`${name} ended with ${code}`)
}

async function startServices() {
  const healthy = await Promise.all(allServices.map((service) => service.isHealthy(ports)))
  // What ran before us belongs to somebody else and stays.
  ourServices = allServices.filter((_, index) => !healthy[index])
  starting = bringAllUp(allServices, portBase, false)
  await starting
}

async function fillEmptyDatabase() {
  const isEmpty = await queryPostgres(environment.DATABASE_URL, 'select not exists (select from property)')
  if (isEmpty !== 't' || homes === '0') return
  if (homes !== undefined || (await wantsTown()))
    await run('demo', 'demo-town/content/demo.ts', ['--homes', homes ?? '400'])
}

async function main() {
  await checkBeforeStart(checkoutFolder, ports)
  await startServices()
  await run('migrate', 'apps/server/src/migrate.ts')
  void watch('api', [process.execPath, '--watch', '--watch-preserve-output', 'apps/server/src/api.ts'])
  void watch('worker', [process.execPath, '--watch', '--watch-preserve-output', 'apps/server/src/worker.ts'])
  void watch(
    'web',
    ['react-router', 'dev', '--host', '127.0.0.1', '--port', String(ports.web), '--strictPort'],
    'apps/web',
  )
  await waitForAnswer(`http://127.0.0.1:${ports.api}/readyz`, 60)
  await fillEmptyDatabase()
  await waitForAnswer(`http://127.0.0.1:${ports.web}/`, 120)
  if (!isEnding) console.log(`\n${styleText('bold', `Gable is ready: ${environment.PUBLIC_URL}`)}\n`)
}

async function end(reason?: string) {
  isEnding = true
  if (reason) console.error(`\n${reason}`)
  console.log('Ending …')
  await Promise.all(processes.map(endDevProcess))
  await stopOurServices()
  // Whatever was still being started has now failed, or finished a moment too late.
  await starting.catch(() => undefined)
  await stopOurServices()
  process.exit(reason ? 1 : 0)
}

async function stopOurServices() {
  for (const service of ourServices.toReversed()) {
    if (findProcess(serviceFolder(service.name, portBase))) await bringDown(service, portBase)
  }
}

listenForStop({
  end: () => {
    if (!isEnding) void end()
  },
  kill: () => {
    for (const each of processes) killDevProcess(each)
    process.exit(1)
  },
})
main().catch((error: Error) => {
  if (!isEnding) void end(error.message)
})

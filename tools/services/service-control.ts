import { setTimeout as sleep } from 'node:timers/promises'
import { servicePorts } from './service-addresses.ts'
import { makeServiceFolder, serviceFolder } from './service-folders.ts'
import { readEndOfLog } from './service-log.ts'
import { findProcess, startProcess, stopProcess } from './service-process.ts'
import { findServiceUser } from './service-user.ts'
import type { Service, ServiceContext } from './service.ts'

/** Brings one service up and waits until it answers; a healthy one is left as it is, whoever started it. */
export async function bringUp(service: Service, portBase: number) {
  const ports = servicePorts(portBase)
  const report = (text: string) => console.log(`${service.name.padEnd(11)} ${text}`)
  if (await service.isHealthy(ports)) {
    report(`already running on ${service.address(ports)}`)
    return
  }
  const begun = Date.now()
  const user = service.refusesRoot ? findServiceUser() : undefined
  const folder = makeServiceFolder(service.name, portBase, user)
  // Alive without answering, it is hung or was about to fail: a fresh start is the quickest way to know.
  await stopProcess(folder, service.stopSignal)
  const context: ServiceContext = { portBase, ports, folder, user, report }
  const launch = await service.prepare(context)
  report('starting …')
  startProcess(context, launch)
  await waitUntilHealthy(service, context)
  report(`ready on ${service.address(ports)} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
}

async function waitUntilHealthy(service: Service, { folder, ports, report }: ServiceContext) {
  const begun = Date.now()
  let nextLine = 10
  for (;;) {
    if (await service.isHealthy(ports)) return
    const seconds = (Date.now() - begun) / 1000
    if (findProcess(folder) === undefined)
      throw new Error(`${service.name} ended while starting\n${readEndOfLog(folder)}`)
    if (seconds > service.startTimeoutSeconds) {
      await stopProcess(folder, service.stopSignal)
      throw new Error(`${service.name} did not answer within ${service.startTimeoutSeconds} s\n${readEndOfLog(folder)}`)
    }
    if (seconds >= nextLine) {
      report(`still starting (${Math.round(seconds)} s) …`)
      nextLine += 10
    }
    await sleep(150)
  }
}

/** Stops a service that this checkout started. */
export async function bringDown(service: Service, portBase: number) {
  const hasStopped = await stopProcess(serviceFolder(service.name, portBase), service.stopSignal)
  if (hasStopped) console.log(`${service.name.padEnd(11)} stopped`)
  else if (await service.isHealthy(servicePorts(portBase))) {
    console.log(`${service.name.padEnd(11)} left running: another checkout started it`)
  } else console.log(`${service.name.padEnd(11)} was not running`)
}

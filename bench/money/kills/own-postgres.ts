import { realpathSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../../apps/server/src/test/own-redis.ts'
import { postgresService } from '../../../tools/services/postgres.service.ts'
import { servicePorts } from '../../../tools/services/service-addresses.ts'
import { makeServiceFolder, stateFolder } from '../../../tools/services/service-folders.ts'
import { findProcess, startProcess, stopProcess } from '../../../tools/services/service-process.ts'
import { findServiceUser } from '../../../tools/services/service-user.ts'

const pauseMs = 100
const mostStarts = 100

/** A PostgreSQL of our own, with a cluster that nobody else uses, which may be killed. */
export async function startOwnPostgres() {
  const portBase = (await freePort()) - servicePorts(0).postgres
  const ports = servicePorts(portBase)
  const user = findServiceUser()
  const folder = makeServiceFolder('postgres', portBase, user)
  const context = { portBase, ports, folder, user, report: (text: string) => console.error(`postgres ${text}`) }

  async function isUp(): Promise<boolean> {
    while (findProcess(folder) !== undefined) {
      if (await postgresService.isHealthy(ports)) return true
      await delay(pauseMs)
    }
    return false
  }

  /** What a killed server leaves behind needs a moment to notice, and until then no other one starts. */
  async function start() {
    for (let starts = 1; starts <= mostStarts; starts += 1) {
      startProcess(context, await postgresService.prepare(context))
      if (await isUp()) return
      await delay(pauseMs)
    }
    throw new Error(`PostgreSQL does not start; see ${folder}`)
  }

  // It has a session of its own, and would outlive us.
  const endWithUs = () => {
    const pid = findProcess(folder)
    if (pid !== undefined) process.kill(pid, 'SIGINT')
  }
  process.once('exit', endWithUs)
  await start()
  return {
    url: postgresService.address(ports),
    start,
    async kill() {
      const pid = findProcess(folder)
      if (pid === undefined) throw new Error('PostgreSQL was gone before it was killed')
      process.kill(pid, 'SIGKILL')
      while (findProcess(folder) === pid) await delay(pauseMs)
    },
    /** With all that it kept. */
    async remove() {
      await stopProcess(folder, postgresService.stopSignal)
      process.off('exit', endWithUs)
      // It may live elsewhere; either way nobody else has this port base.
      rmSync(dirname(realpathSync(folder)), { recursive: true, force: true })
      rmSync(stateFolder(portBase), { recursive: true, force: true })
    },
  }
}

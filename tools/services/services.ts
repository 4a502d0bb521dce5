// npm run services -- up|down|status|logs [names]
import { selectServices } from './all-services.ts'
import { bringAllUp } from './bring-all-up.ts'
import { printStatus } from './print-status.ts'
import { bringDown } from './service-control.ts'
import { readPortBase } from './service-addresses.ts'
import { serviceFolder } from './service-folders.ts'
import { readEndOfLog } from './service-log.ts'
import { withStartLock } from './start-lock.ts'
import type { Service } from './service.ts'

const usage = `Usage: npm run services -- <command> [names]

  up      start what is not running and wait until it answers
  down    stop what this checkout started
  status  print a table of addresses, processes and health
  logs    print the last lines of each log

Names: postgres redis s3 opensearch mailbox oidc payments (none means all)
GABLE_PORT_BASE moves every port (default 7400), GABLE_DATA the folder of their data.`

async function down(services: Service[], portBase: number) {
  for (const service of services.toReversed()) await bringDown(service, portBase)
}

function logs(services: Service[], portBase: number) {
  for (const service of services) {
    const lines = services.length === 1 ? 200 : 20
    console.log(`── ${service.name}\n${readEndOfLog(serviceFolder(service.name, portBase), lines)}\n`)
  }
}

async function main([command, ...names]: string[]) {
  const portBase = readPortBase()
  const services = selectServices(names)
  if (command === 'up') await bringAllUp(services, portBase, names.length === 0)
  else if (command === 'down') await withStartLock(portBase, () => down(services, portBase))
  else if (command === 'status') process.exitCode = (await printStatus(services, portBase)) ? 0 : 1
  else if (command === 'logs') logs(services, portBase)
  else {
    console.error(usage)
    process.exitCode = 2
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

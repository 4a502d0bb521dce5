import { existsSync, realpathSync } from 'node:fs'
import { relative } from 'node:path'
import { servicePorts } from './service-addresses.ts'
import { checkoutFolder, serviceFolder } from './service-folders.ts'
import { findProcess } from './service-process.ts'
import type { Service } from './service.ts'

const headings = ['name', 'address', 'pid', 'healthy', 'data folder']

/** Prints the table, and says whether everything in it is healthy. */
export async function printStatus(services: readonly Service[], portBase: number): Promise<boolean> {
  const ports = servicePorts(portBase)
  const states = await Promise.all(services.map((service) => service.isHealthy(ports)))
  const rows = services.map((service, index) => {
    const folder = serviceFolder(service.name, portBase)
    const pid = findProcess(folder)
    const healthy = states[index] ? 'yes' : 'no'
    const elsewhere = states[index] ? '(another checkout)' : '-'
    return [service.name, service.address(ports), String(pid ?? '-'), healthy, pid ? shortPath(folder) : elsewhere]
  })
  const table = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
  return states.every(Boolean)
}

function shortPath(folder: string): string {
  const real = existsSync(folder) ? realpathSync(folder) : folder
  const inside = relative(realpathSync(checkoutFolder), real)
  return inside.startsWith('..') ? real : inside
}

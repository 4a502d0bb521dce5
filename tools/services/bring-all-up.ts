import { installMissingPackages } from './debian-packages.ts'
import type { Service } from './service.ts'
import { bringUp } from './service-control.ts'
import { withStartLock } from './start-lock.ts'

/** Brings these services up side by side; throws with every failure's own words. */
export async function bringAllUp(services: readonly Service[], portBase: number, withBrowser: boolean) {
  await withStartLock(portBase, async () => {
    const names = services.map((service) => service.name)
    await installMissingPackages(names, withBrowser)
    const results = await Promise.allSettled(services.map((service) => bringUp(service, portBase)))
    const failures = results.filter((result) => result.status === 'rejected')
    if (failures.length > 0) throw new Error(failures.map(({ reason }) => (reason as Error).message).join('\n\n'))
  })
}

import { findMissingPackages, installPackages } from './debian-packages.ts'
import type { Service } from './service.ts'
import { bringUp } from './service-control.ts'
import { withStartLock } from './start-lock.ts'

/** Brings these services up side by side; throws with every failure's own words. */
export async function bringAllUp(services: readonly Service[], portBase: number, forTests: boolean) {
  await withStartLock(portBase, async () => {
    const names = services.map((service) => service.name)
    const installed = installPackages(findMissingPackages(names, forTests))
    const results = await Promise.allSettled([
      installed,
      ...services.map(async (service) => {
        // What needs no package begins at once: compiling the S3 gateway takes longer than installing them.
        if (findMissingPackages([service.name]).length > 0) await installed
        await bringUp(service, portBase)
      }),
    ])
    const failures = results.filter((result) => result.status === 'rejected')
    const messages = new Set(failures.map(({ reason }) => (reason as Error).message))
    if (messages.size > 0) throw new Error([...messages].join('\n\n'))
  })
}

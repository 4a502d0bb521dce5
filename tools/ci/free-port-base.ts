import { createServer } from 'node:net'
import { servicePorts } from '../services/service-addresses.ts'

/** The first port base whose ports are all free, away from a developer's own services. */
export async function findFreePortBase(bases = [17_400, 17_500, 17_600, 17_700]): Promise<number> {
  for (const base of bases) {
    const free = await Promise.all(Object.values(servicePorts(base)).map(isFree))
    if (free.every(Boolean)) return base
  }
  throw new Error(`Something listens in the ranges of all of ${bases.join(', ')}`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

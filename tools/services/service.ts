import type { ServiceName, ServicePorts } from './service-addresses.ts'
import type { ServiceUser } from './service-user.ts'

export type ServiceContext = {
  portBase: number
  ports: ServicePorts
  /** Private to this service and port base: data, log and pid file. Owned by `user` when there is one. */
  folder: string
  /** Set when we run as root and the server refuses that. */
  user: ServiceUser | undefined
  /** Prints one progress line under the service's name. */
  report: (text: string) => void
}

/** What to start, once everything it needs is in place. */
export type Launch = {
  command: string
  args: string[]
  environment?: Record<string, string>
}

export type Service = {
  name: ServiceName
  address: (ports: ServicePorts) => string
  refusesRoot: boolean
  /** The signal that lets it finish cleanly. */
  stopSignal: NodeJS.Signals
  startTimeoutSeconds: number
  /** Fetches, builds and lays out what is missing; doing it twice changes nothing. */
  prepare: (context: ServiceContext) => Promise<Launch>
  isHealthy: (ports: ServicePorts) => Promise<boolean>
}

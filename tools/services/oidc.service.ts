import { join } from 'node:path'
import { answersHttp } from './probes.ts'
import { serviceEnvironment } from './service-addresses.ts'
import { checkoutFolder } from './service-folders.ts'
import type { Service } from './service.ts'

/** The stand-in for Google; OIDC_WEB_ORIGIN names a web origin other than the local one. */
export const oidcService: Service = {
  name: 'oidc',
  address: (ports) => `http://127.0.0.1:${ports.oidc}`,
  refusesRoot: false,
  stopSignal: 'SIGTERM',
  startTimeoutSeconds: 120,

  async prepare({ portBase, ports }) {
    const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = serviceEnvironment(portBase)
    const OIDC_WEB_ORIGIN = process.env['OIDC_WEB_ORIGIN'] || `http://127.0.0.1:${ports.web}`
    return {
      command: process.execPath,
      args: [join(checkoutFolder, 'tools/oidc/oidc.ts')],
      environment: { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_WEB_ORIGIN },
    }
  },

  isHealthy: (ports) => answersHttp(`http://127.0.0.1:${ports.oidc}/.well-known/openid-configuration`),
}

import { mailboxService } from './mailbox.service.ts'
import { oidcService } from './oidc.service.ts'
import { openSearchService } from './opensearch.service.ts'
import { paymentsService } from './payments.service.ts'
import { postgresService } from './postgres.service.ts'
import { redisService } from './redis.service.ts'
import { s3Service } from './s3.service.ts'
import type { Service } from './service.ts'

/** In the order in which they start; they stop the other way round. */
export const allServices: readonly Service[] = [
  postgresService,
  redisService,
  s3Service,
  openSearchService,
  mailboxService,
  oidcService,
  paymentsService,
]

/** The services of these names, or all of them. */
export function selectServices(names: readonly string[]): Service[] {
  const known = allServices.map((service) => service.name)
  const unknown = names.filter((name) => !known.includes(name as Service['name']))
  if (unknown.length > 0) throw new Error(`No service is called ${unknown.join(', ')}; there are ${known.join(', ')}`)
  return allServices.filter((service) => names.length === 0 || names.includes(service.name))
}

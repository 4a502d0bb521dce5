import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The web server names each visit, and its calls keep that name, so that one id leads through all logs. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && uuid.test(given) ? given : randomUUID()
}

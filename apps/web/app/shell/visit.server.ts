import { createContext, type RouterContextProvider } from 'react-router'
import { type Environment, readEnvironment } from './environment.server.ts'

/** What the server knows about one request before any page does. */
export type Visit = {
  environment: Environment
  requestId: string
  clientAddress: string
  nonce: string | undefined
  /** The styles of every page, for the one that is no page of the app. */
  stylesheets?: readonly string[]
}

/** Set by server.ts; the development server of React Router knows nothing of it. */
export const visitContext = createContext<Visit | null>(null)

export type VisitArgs = { request: Request; context: Readonly<RouterContextProvider> }

const developmentVisits = new WeakMap<Request, Visit>()

export function visitOf({ request, context }: VisitArgs): Visit {
  const visit = context.get(visitContext) ?? developmentVisits.get(request)
  if (visit) return visit
  const made = {
    environment: readEnvironment(),
    requestId: crypto.randomUUID(),
    clientAddress: '127.0.0.1',
    nonce: undefined,
  }
  developmentVisits.set(request, made)
  return made
}

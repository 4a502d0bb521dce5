import type { Access, Call } from '@gable/contract/call'
import type { Permission } from '@gable/domain/staff-roles'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { AppError, demoRefused, forbidden, signInRequired, unauthorized } from './errors.ts'
import { varyBy } from './failures.ts'

export type Member = { accountId: number; permissions: readonly Permission[] }
/** Whoever calls: a member, or else a visitor. */
export type Viewer = Member | undefined

/** What a token stands for. Staff have their permissions only after the second step. */
export type Session = {
  member: Member
  isActive: boolean
  isMissingSecondStep: boolean
  /** In which their messages are written, where they ever said. */
  language?: string | undefined
}

export const sessionCookie = '__Host-session'

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<Pick<Call, 'access' | 'demo' | 'errors'>> {}
  interface FastifyRequest {
    viewer: Viewer
    /** What the caller proved who they are with, for calls that end it or prove more. */
    sessionToken: string | undefined
    memberLanguage: string | undefined
  }
}

type Guards = {
  findSession: (token: string) => Promise<Session | undefined>
  isDemo: boolean
  siteOrigin: string
  /** Called when a member asks for what is not theirs. Visitors are not noted: they could fill the log. */
  onDenied?: (request: FastifyRequest) => Promise<void>
}

/** Decides once, for every route, who gets in; a route that forgets its access level stops the boot. */
export function enforceAccess(app: FastifyInstance, { findSession, isDemo, siteOrigin, onDenied }: Guards) {
  app.decorateRequest('viewer', undefined)
  app.decorateRequest('sessionToken', undefined)
  app.decorateRequest('memberLanguage', undefined)
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  // Only when all are known: a plugin's own routes get their level from the scope that registers it.
  app.addHook('onReady', async () => {
    const open = routes.find(({ config }) => !config?.access)
    if (open) throw new Error(`${String(open.method)} ${open.url} declares no access level`)
  })
  app.addHook('onRequest', async (request, reply) => {
    const { access = 'public', demo } = request.routeOptions.config
    if (access !== 'public') {
      const token = readToken(request, siteOrigin)
      // What depends on who asks is never kept by a cache that others share.
      varyBy(reply, 'authorization')
      varyBy(reply, 'cookie')
      reply.header('cache-control', token ? 'private, no-store' : 'no-cache')
      const session = token ? await findSession(token) : undefined
      request.memberLanguage = session?.language
      if (session && !session.isActive)
        throw unauthorized('account_deactivated', 'Account deactivated, contact the administrator')
      request.viewer = session?.member
      request.sessionToken = session ? token : undefined
      const refusal = whyNot(session, access)
      if (refusal && session) await onDenied?.(request)
      if (refusal) throw refusal
    }
    if (isDemo && demo === 'refused') throw demoRefused()
  })
}

function whyNot(session: Session | undefined, access: Access): AppError | undefined {
  if (access === 'public' || access === 'optional') return undefined
  if (!session) return signInRequired()
  if (access === 'member') return undefined
  const permission = access.slice('staff:'.length) as Permission
  if (session.member.permissions.includes(permission)) return undefined
  if (session.isMissingSecondStep)
    return new AppError(403, 'second_step_required', 'Staff prove a second time who they are')
  return forbidden(`This needs the permission ${permission}`)
}

function readToken(request: FastifyRequest, siteOrigin: string): string | undefined {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (bearer) return bearer
  const cookie = isFromElsewhere(request, siteOrigin) ? undefined : request.cookies[sessionCookie]
  if (cookie && request.method !== 'GET' && request.method !== 'HEAD') refuseOtherSites(request, siteOrigin)
  return cookie
}

/** Reads of another origin: what it may read, it reads with a token of its own. Writes are refused below. */
const isFromElsewhere = ({ method, headers: { origin } }: FastifyRequest, siteOrigin: string) =>
  method === 'GET' && origin !== undefined && origin !== siteOrigin

/** A browser sends the cookie by itself, so a write by cookie must come from our own pages. */
function refuseOtherSites({ headers }: FastifyRequest, siteOrigin: string) {
  const isOurs = headers.origin ? headers.origin === siteOrigin : headers['sec-fetch-site'] === 'same-origin'
  if (!isOurs) throw forbidden('This request comes from another site')
}

import type { Access, Call, Permission } from '@gable/contract/call'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { demoRefused, forbidden, signInRequired } from './errors.ts'

export type Member = { accountId: number; permissions: readonly Permission[] }
/** Whoever calls: a member, or else a visitor. */
export type Viewer = Member | undefined

export const sessionCookie = '__Host-session'

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<Pick<Call, 'access' | 'demo' | 'errors'>> {}
  interface FastifyRequest {
    viewer: Viewer
    /** What the caller proved who they are with, for calls that end it. */
    sessionToken: string | undefined
  }
}

type Guards = { findMember: (token: string) => Promise<Viewer>; isDemo: boolean; siteOrigin: string }

/** Decides once, for every route, who gets in; a route that forgets its access level stops the boot. */
export function enforceAccess(app: FastifyInstance, { findMember, isDemo, siteOrigin }: Guards) {
  app.decorateRequest('viewer', undefined)
  app.decorateRequest('sessionToken', undefined)
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  // Only when all are known: a plugin's own routes get their level from the scope that registers it.
  app.addHook('onReady', async () => {
    const open = routes.find(({ config }) => !config?.access)
    if (open) throw new Error(`${String(open.method)} ${open.url} declares no access level`)
  })
  app.addHook('onRequest', async (request) => {
    const { access = 'public', demo } = request.routeOptions.config
    if (access !== 'public') {
      const token = readToken(request, siteOrigin)
      if (token) {
        request.viewer = await findMember(token)
        request.sessionToken = token
      }
      admit(request.viewer, access)
    }
    if (isDemo && demo === 'refused') throw demoRefused()
  })
}

function admit(viewer: Viewer, access: Access) {
  if (access === 'public' || access === 'optional') return
  if (!viewer) throw signInRequired()
  if (access === 'member') return
  const permission = access.slice('staff:'.length) as Permission
  if (!viewer.permissions.includes(permission)) throw forbidden(`This needs the permission ${permission}`)
}

function readToken(request: FastifyRequest, siteOrigin: string): string | undefined {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (bearer) return bearer
  const cookie = request.cookies[sessionCookie]
  if (cookie && request.method !== 'GET' && request.method !== 'HEAD') refuseOtherSites(request, siteOrigin)
  return cookie
}

/** A browser sends the cookie by itself, so a write by cookie must come from our own pages. */
function refuseOtherSites({ headers }: FastifyRequest, siteOrigin: string) {
  const isOurs = headers.origin ? headers.origin === siteOrigin : headers['sec-fetch-site'] === 'same-origin'
  if (!isOurs) throw forbidden('This request comes from another site')
}

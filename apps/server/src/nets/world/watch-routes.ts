import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** Hears of every route of the servers that are made from now on, plugins' own among them. */
export function watchRoutes() {
  const routes = new Set<string>()
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      // Fastify adds HEAD to every GET, with the same hooks.
      for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`)
    })
  }
  subscribe('fastify.initialization', listen)
  return { routes, stop: () => unsubscribe('fastify.initialization', listen) }
}

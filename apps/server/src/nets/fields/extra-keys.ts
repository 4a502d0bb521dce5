import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** What no call declares. */
export const extraKey = 'smuggled'

/**
 * Puts a key too many into every object of every answer, as a service that hands out whole rows would, on the servers
 * that are made from now on. Objects under a free key are left as they are: there any name is declared.
 */
export function addExtraKeys(freeKeys: Set<string>) {
  const spoil = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => spoil(item, ''))
    if (!isPlain(value) || freeKeys.has(key)) return value
    const entries = Object.entries(value).map(([name, within]) => [name, spoil(within, name)])
    return { ...Object.fromEntries(entries), [extraKey]: extraKey }
  }
  let spoilt = 0
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('preSerialization', async (_, reply, payload) => {
      spoilt += 1
      // What a refusal tells beside its code is free as well.
      return reply.statusCode < 400 ? spoil(payload, '') : { ...(payload as object), [extraKey]: extraKey }
    })
  }
  subscribe('fastify.initialization', listen)
  return { count: () => spoilt, stop: () => unsubscribe('fastify.initialization', listen) }
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

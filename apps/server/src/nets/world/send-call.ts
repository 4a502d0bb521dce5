import { type Call, hasBody } from '@gable/contract/call'
import { toFormData } from '@gable/contract/form'
import type { FastifyInstance } from 'fastify'

type Sender = { token?: string | undefined; ip?: string; userAgent?: string }

/** Sends what travels, legal or not, past the typed client: the token always goes along, whatever the call thinks. */
export async function sendCall(app: FastifyInstance, call: Call, wire: unknown, { token, ip, userAgent }: Sender = {}) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(userAgent && { 'user-agent': userAgent }),
  }
  const request = { method: call.method, ...(ip && { remoteAddress: ip }) }
  const url = `/api${call.path}`
  if (call.hasFiles) {
    const form = new Response(toFormData(wire as object))
    const type = { 'content-type': form.headers.get('content-type') ?? '' }
    const payload = Buffer.from(await form.arrayBuffer())
    return app.inject({ ...request, url, headers: { ...headers, ...type }, payload })
  }
  if (hasBody(call)) {
    const type = { 'content-type': 'application/json' }
    return app.inject({ ...request, url, headers: { ...headers, ...type }, payload: JSON.stringify(wire) ?? '' })
  }
  const query = new URLSearchParams()
  for (const [name, item] of Object.entries(wire ?? {})) {
    if (item !== undefined) query.append(name, textOf(item).toWellFormed())
  }
  return app.inject({ ...request, url: `${url}?${query.toString()}`, headers })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

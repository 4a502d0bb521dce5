import { type Call, hasBody } from '@gable/contract/call'
import { toFormData } from '@gable/contract/form'
import type { FastifyInstance } from 'fastify'

type Sending = { token?: string; headers?: Record<string, string> }

/** Sends wire fields to a call as its client would, but unchecked: for tests of what must be refused. */
export async function sendCall(app: FastifyInstance, call: Call, input: object, { token, headers = {} }: Sending = {}) {
  const all = { ...headers, ...(token && { authorization: `Bearer ${token}` }) }
  const url = `/api${call.path}`
  if (!hasBody(call)) {
    const query = new URLSearchParams(input as Record<string, string>)
    return app.inject({ method: call.method, url: `${url}?${query.toString()}`, headers: all })
  }
  if (!call.hasFiles) return app.inject({ method: 'POST', url, headers: all, payload: input })
  const form = new Response(toFormData(input))
  const type = { 'content-type': form.headers.get('content-type') ?? '' }
  const payload = Buffer.from(await form.arrayBuffer())
  return app.inject({ method: 'POST', url, headers: { ...all, ...type }, payload })
}

import { type Answer, type Call, hasBody, type Input } from '@gable/contract/call'
import { ApiError } from '@gable/contract/client'
import { onTestFinished } from 'vitest'
import * as z from 'zod'

type Handler<C extends Call> = (input: Input<C>) => Partial<Answer<C>> | Promise<Partial<Answer<C>>>
type Sent<C extends Call> = { input: Input<C>; idempotencyKey: string | null }

const prefix = '/api'

/** An answer of the server that refuses a call; throw it in an answer of the fake. */
export const refusal = (code: string, data: Record<string, unknown> = {}) => new ApiError(409, code, code, { data })

/** The network without its server, as the dispatcher sees it; what nobody answers fails like a broken connection. */
export function fakeApi() {
  const calls = new Map<string, { call: Call; handler: Handler<Call> }>()
  const sent: (Sent<Call> & { call: Call })[] = []
  const { fetch: original } = globalThis

  globalThis.fetch = async (target, init) => {
    const request = new Request(target, init)
    const url = new URL(request.url)
    if (!url.pathname.startsWith(`${prefix}/`)) return original(request)
    const known = calls.get(url.pathname)
    if (!known) throw new TypeError(`Nothing answers ${url.pathname}`)
    const { call, handler } = known
    const wire: unknown = hasBody(call) ? await request.json() : Object.fromEntries(url.searchParams)
    const input = z.decode(call.input, wire)
    sent.push({ call, input, idempotencyKey: request.headers.get('idempotency-key') })
    return answer(call, () => handler(input))
  }
  onTestFinished(() => {
    globalThis.fetch = original
  })

  return {
    /** How a call is answered from now on. */
    answer<C extends Call>(call: C, handler: Handler<C>) {
      calls.set(prefix + call.path, { call, handler })
    },
    sent: <C extends Call>(call: C) => sent.filter((one) => one.call === call) as Sent<C>[],
  }
}

async function answer(call: Call, ask: () => Partial<Answer<Call>> | Promise<Partial<Answer<Call>>>) {
  try {
    const { data, ...rest } = await ask()
    return Response.json({ error: false, message: '', ...rest, data: z.encode(call.output, data) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, message, data } = error
    return Response.json({ error: true, code, message, data }, { status })
  }
}

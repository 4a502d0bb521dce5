import * as z from 'zod'
import { hasBody, type Answer, type Call, type Input } from './call.ts'
import { Failure, successOf } from './envelope.ts'
import { toFormData } from './form.ts'

const timeoutMs = 10_000
const uploadTimeoutMs = 180_000

type Outcome = { type: 'start' } | { type: 'success'; message: string } | { type: 'failure'; error: ApiError }

/** Raised around every call; the shell turns these into loading states, store actions and toasts. */
export type CallEvent = Outcome & { call: Call; wantsToast: WantsToast }

/** Whether the shell says how it went: both ways, only when it failed, or not at all. */
type WantsToast = boolean | 'failure'

export type Send = (request: Request) => Promise<Response>
type ClientOptions = {
  baseUrl: string
  readToken?: () => string | undefined
  /** Sent with every call, such as the address of the visitor for whom a server calls. */
  headers?: Record<string, string> | (() => Record<string, string>)
  onEvent?: (event: CallEvent) => void
  send?: Send
}
type CallOptions = {
  omitToken?: boolean
  wantsToast?: WantsToast
  signal?: AbortSignal
  /** The same key makes a retried write the same write. */
  idempotencyKey?: string
  /** A write that is small enough for the browser to finish it after its page is gone. */
  outlivesPage?: boolean
}

export type Client = ReturnType<typeof createClient>

type FailureDetail = ErrorOptions & {
  requestId?: string
  data?: Record<string, unknown> | null
  retryAfterSeconds?: number | undefined
}

/** Why a call failed: the UI translates `code`; `message` is the server's own text. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly requestId: string | undefined
  /** What the code leaves open, such as the fields that a profile lacks. */
  readonly data: Record<string, unknown>
  /** What `Retry-After` asks for, where the server set it. */
  readonly retryAfterSeconds: number | undefined
  constructor(status: number, code: string, message: string, detail?: FailureDetail) {
    super(message, detail)
    this.status = status
    this.code = code
    this.requestId = detail?.requestId
    this.data = detail?.data ?? {}
    this.retryAfterSeconds = detail?.retryAfterSeconds
  }
}

/** Looked up when a call is made: a test may have put a fake network there. */
const sendNow: Send = (request) => fetch(request)

/** The one dispatcher of calls. It parses both directions, so a server that drifts fails loudly. */
export function createClient({ baseUrl, readToken, headers = {}, onEvent, send = sendNow }: ClientOptions) {
  async function exchange<C extends Call>(call: C, input: Input<C>, options: CallOptions) {
    const isSigned = call.access !== 'public' && !options.omitToken
    const timeout = AbortSignal.timeout(call.hasFiles ? uploadTimeoutMs : timeoutMs)
    const request = toRequest(baseUrl, call, input, {
      method: call.method,
      headers: typeof headers === 'function' ? headers() : headers,
      // A sign-in answers with a cookie, so only the explicit opt-out leaves credentials behind.
      credentials: options.omitToken ? 'omit' : 'same-origin',
      keepalive: options.outlivesPage ?? false,
      signal: options.signal ? AbortSignal.any([timeout, options.signal]) : timeout,
    })
    const token = isSigned ? readToken?.() : undefined
    if (token) request.headers.set('authorization', `Bearer ${token}`)
    if (options.idempotencyKey) request.headers.set('idempotency-key', options.idempotencyKey)
    return readAnswer(call, await send(request))
  }

  return async function dispatch<C extends Call>(call: C, input: Input<C>, options: CallOptions = {}) {
    const raise = (outcome: Outcome) => onEvent?.({ ...outcome, call, wantsToast: options.wantsToast ?? false })
    raise({ type: 'start' })
    const answer = await exchange(call, input, options).catch((cause: unknown) => {
      const error = toApiError(cause)
      raise({ type: 'failure', error })
      throw error
    })
    raise({ type: 'success', message: answer.message ?? '' })
    return answer
  }
}

function toRequest<C extends Call>(baseUrl: string, call: C, input: Input<C>, init: RequestInit) {
  const wire = z.encode(call.input, input) as Record<string, unknown>
  if (hasBody(call)) {
    const form = call.hasFiles && toFormData(wire)
    // A form loses empty lists, so it is only for files; ids of uploads travel as JSON.
    if (form && [...form.values()].some((value) => typeof value !== 'string')) {
      return new Request(baseUrl + call.path, { ...init, body: form })
    }
    const headers = { ...init.headers, 'content-type': 'application/json' }
    return new Request(baseUrl + call.path, { ...init, headers, body: JSON.stringify(wire) })
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(wire)) if (value !== undefined) query.set(name, String(value))
  return new Request(`${baseUrl}${call.path}?${query.toString()}`, init)
}

async function readAnswer<C extends Call>(call: C, response: Response): Promise<Answer<C>> {
  const requestId = response.headers.get('x-request-id') ?? ''
  if (call.contentType && response.ok) return { data: new Uint8Array(await response.arrayBuffer()) } as Answer<C>
  // A proxy's HTML page is no JSON; it fails the parse below like any other unexpected answer.
  const body: unknown = await response.json().catch(() => undefined)
  const refused = Failure.safeParse(body)
  if (refused.success) {
    const { code, message, data } = refused.data
    const retryAfterSeconds = readSeconds(response.headers.get('retry-after'))
    throw new ApiError(response.status, code, message, { requestId, data, retryAfterSeconds })
  }
  const answered = successOf(call.output).safeParse(body)
  if (answered.success) return answered.data as Answer<C>
  throw new ApiError(response.status, 'unexpected_answer', z.prettifyError(answered.error), { requestId })
}

/** Seconds only: the header's other form, a date, is one that our server never sends. */
function readSeconds(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined
}

function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  if (cause instanceof z.ZodError) return new ApiError(400, 'invalid_request', z.prettifyError(cause), { cause })
  return new ApiError(0, 'network_error', 'The server could not be reached', { cause })
}

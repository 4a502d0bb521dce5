import type * as z from 'zod'

const timeoutMs = 10_000

/** The provider understood and said no: the same question gets the same answer. */
export class ProviderRefusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** What it has no unit for it would refuse, or charge another amount. */
export function sayable<Said>(amount: Said | undefined): Said {
  if (amount === undefined) throw new ProviderRefusal(400, 'It has no unit as small as this amount')
  return amount
}

/** It did not answer, or could not: what was asked may have happened, and is asked again. */
export class ProviderUnavailable extends Error {}

type Question<Answer extends z.ZodType> = {
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  body?: unknown
  answer: Answer
}

/** Asks a provider by JSON. Neither keys nor what the provider writes about a buyer gets into an error. */
export async function askProvider<Answer extends z.ZodType>(url: string, question: Question<Answer>) {
  const { method = 'GET', headers, body, answer } = question
  const { host, pathname } = new URL(url)
  const reply = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  }).catch(() => undefined)
  if (!reply) throw new ProviderUnavailable(`${host}${pathname} did not answer`)
  const isPassing = reply.status >= 500 || reply.status === 429
  if (!reply.ok) await reply.body?.cancel()
  if (isPassing) throw new ProviderUnavailable(`${host}${pathname} answered ${reply.status}`)
  if (!reply.ok) throw new ProviderRefusal(reply.status, `${host}${pathname} answered ${reply.status}`)
  const parsed = answer.safeParse(await reply.json().catch(() => undefined))
  if (!parsed.success) throw new ProviderUnavailable(`${host}${pathname} answered something else`)
  return parsed.data
}

const unknownStatuses = new Set([400, 404])

/** Nothing where the provider has no such thing; of a reference that they do not know some say that it is wrong. */
export async function unlessUnknown<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
  return asking.catch((error: unknown) => {
    if (error instanceof ProviderRefusal && unknownStatuses.has(error.status)) return undefined
    throw error
  })
}

import type { ErrorCode } from '@gable/contract/call'

type Detail = { retryAfterSeconds?: number; data?: Record<string, unknown> }

/** An expected failure: `code` is stable and translated by the UI, `message` is for developers. */
export class AppError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | undefined
  /** What the code leaves open, for programs: which fields, which state. */
  readonly data: Record<string, unknown> | null
  constructor(status: number, code: ErrorCode, message: string, detail: Detail = {}) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterSeconds = detail.retryAfterSeconds
    this.data = detail.data ?? null
  }
}

export const invalidRequest = (status: number, message: string) => new AppError(status, 'invalid_request', message)
export const signInRequired = () => new AppError(401, 'sign_in_required', 'Sign in to do this')
export const unauthorized = (code: ErrorCode, message: string) => new AppError(401, code, message)
export const forbidden = (reason: string) => new AppError(403, 'forbidden', reason)
export const demoRefused = () => new AppError(403, 'demo_refused', 'Not allowed in demo mode')
export const notFound = (what: string) => new AppError(404, 'not_found', `${what} not found`)
export const conflict = (code: ErrorCode, message: string, data?: Detail['data']) =>
  new AppError(409, code, message, data && { data })
export const refused = (code: ErrorCode, message: string) => new AppError(422, code, message)
export const tooManyRequests = (retryAfterSeconds: number) =>
  new AppError(429, 'too_many_requests', `Try again in ${retryAfterSeconds} s`, { retryAfterSeconds })
export const overloaded = () =>
  new AppError(503, 'overloaded', 'Too busy, try again in a moment', { retryAfterSeconds: 1 })
export const unavailable = () =>
  new AppError(503, 'unavailable', 'A part of the service is down, try again soon', { retryAfterSeconds: 2 })
export const internalError = (id: string) => new AppError(500, 'internal_error', `Something went wrong (request ${id})`)

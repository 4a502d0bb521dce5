import type { ErrorCode } from '@gable/contract/call'
import type { ReceivedFile } from '@gable/contract/wire'
import type { AccessDecision, PackageAccess } from '@gable/domain/package-access'

type Detail = {
  retryAfterSeconds?: number
  data?: Record<string, unknown>
  fields?: Record<string, string>
  file?: ReceivedFile
}

/** An expected failure: `code` is stable and worded for readers, `message` is for us and never leaves the server. */
export class AppError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | undefined
  /** What the code leaves open, for programs: which fields, which state. */
  readonly data: Record<string, unknown> | null
  /** What is wrong with which field, by their names inside; they travel by those of the wire. */
  readonly fields: Readonly<Record<string, string>> | undefined
  /** What is wrong with a file is said of the fields that hold it. */
  readonly file: ReceivedFile | undefined
  constructor(status: number, code: ErrorCode, message: string, detail: Detail = {}) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterSeconds = detail.retryAfterSeconds
    this.data = detail.data ?? null
    this.fields = detail.fields
    this.file = detail.file
  }
}

export const invalidRequest = (status: number, message: string, detail?: Detail) =>
  new AppError(status, 'invalid_request', message, detail)
/** A field by its name inside, and what is wrong with it. */
export const invalidField = (field: string, problem: string) =>
  invalidRequest(400, `${field}: ${problem}`, { fields: { [field]: problem } })
export const signInRequired = () => new AppError(401, 'sign_in_required', 'Sign in to do this')
export const unauthorized = (code: ErrorCode, message: string) => new AppError(401, code, message)
export const forbidden = (reason: string) => new AppError(403, 'forbidden', reason)
export const demoRefused = () => new AppError(403, 'demo_refused', 'Not allowed in demo mode')
export const notFound = (what: string) => new AppError(404, 'not_found', `${what} not found`)
/** One refusal for all kinds of package access; `data` tells the reader what is missing of which. */
export const packageRequired = (type: PackageAccess, reason: Exclude<AccessDecision, 'granted'>) =>
  new AppError(403, 'package_required', `${type}: ${reason}`, { data: { type, reason } })
export const conflict = (code: ErrorCode, message: string, data?: Detail['data']) =>
  new AppError(409, code, message, data && { data })
export const refused = (code: ErrorCode, message: string, data?: Detail['data']) =>
  new AppError(422, code, message, data && { data })
/** A file that is not what its field takes. */
export const refusedFile = (
  status: 415 | 422,
  code: ErrorCode,
  message: string,
  detail: Detail & { file: ReceivedFile },
) => new AppError(status, code, message, detail)
export const tooManyRequests = (retryAfterSeconds: number) =>
  new AppError(429, 'too_many_requests', `Try again in ${retryAfterSeconds} s`, { retryAfterSeconds })
export const overloaded = () =>
  new AppError(503, 'overloaded', 'Too busy, try again in a moment', { retryAfterSeconds: 1 })
export const unavailable = () =>
  new AppError(503, 'unavailable', 'A part of the service is down, try again soon', { retryAfterSeconds: 2 })
export const internalError = (id: string) => new AppError(500, 'internal_error', `Something went wrong (request ${id})`)

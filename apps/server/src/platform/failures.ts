import { commonErrors, type ErrorCode } from '@gable/contract/call'
import { wireNamesOf } from '@gable/contract/wire'
import { errorText } from '@gable/i18n/error-texts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { isDatabaseUnreachable } from './db.ts'
import { AppError, invalidRequest, unavailable } from './errors.ts'
import { fieldProblems, toProblemCode } from './field-problems.ts'
import { languageOf } from './language.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a call: fields have other names inside than those they are sent by. */
    input?: z.ZodType
  }
}

/** A code that the call does not declare is a fault of ours, and shows as one until the contract says it. */
export function asExpected(error: FastifyError | AppError, request: FastifyRequest): AppError | undefined {
  const { errors = [] } = request.routeOptions.config
  if (error instanceof AppError) return isDeclared(error.code, errors) ? error : undefined
  if (isDatabaseUnreachable(error)) return unavailable()
  const { statusCode = 500, message } = error
  if (statusCode >= 500) return undefined
  const fields = fieldProblems(error, request.body ?? request.query)
  // By the names of the wire already: only what handlers say is still to be translated.
  return invalidRequest(statusCode, message, fields && { data: { fields } })
}

const isDeclared = (code: ErrorCode, declared: readonly ErrorCode[]) => [...commonErrors, ...declared].includes(code)

export function refuse(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds)
  varyBy(reply, 'accept-language')
  return reply.code(error.status).send(toEnvelope(request, error))
}

/** `message` is translated for the reader; the error's own message never leaves the server. */
export function toEnvelope(request: FastifyRequest, { code, data, fields }: AppError) {
  const message = errorText(languageOf(request.headers['accept-language']), code)
  const { input } = request.routeOptions.config
  return { error: true, message, data: fields ? { ...data, fields: toWireNames(fields, input) } : data, code }
}

function toWireNames(fields: Readonly<Record<string, string>>, input: z.ZodType | undefined) {
  const names = input && wireNamesOf(input)
  return Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => [names?.get(name) ?? name, toProblemCode(problem)]),
  )
}

/** Beside what the answer depends on already: a cache that forgets one of them mixes people up. */
export function varyBy(reply: FastifyReply, header: string) {
  const known = String(reply.getHeader('vary') ?? '')
  if (known.split(', ').includes(header)) return
  reply.header('vary', known ? `${known}, ${header}` : header)
}

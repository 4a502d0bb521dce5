import { commonErrors, type ErrorCode } from '@gable/contract/call'
import { type ReceivedFile, wireNamesOf } from '@gable/contract/wire'
import { errorText } from '@gable/i18n/error-texts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { isDatabaseUnreachable } from './db.ts'
import { AppError, invalidRequest, unavailable } from './errors.ts'
import { fieldProblems, spellField, toProblemCode } from './field-problems.ts'
import { readerLanguage } from './language.ts'

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
export function toEnvelope(request: FastifyRequest, error: AppError) {
  const { code, data } = error
  const message = errorText(readerLanguage(request), code)
  const problems = problemsOf(error, request.body)
  if (problems.length === 0) return { error: true, message, data, code }
  const { input } = request.routeOptions.config
  const names = input && wireNamesOf(input)
  const fields = problems.map(([[name = '', ...inside], problem]) => [
    spellField([names?.get(name) ?? name, ...inside]),
    toProblemCode(problem),
  ])
  return { error: true, message, data: { ...data, fields: Object.fromEntries(fields) }, code }
}

/** Where something is wrong, by the names inside, and what. */
function problemsOf({ code, fields = {}, file }: AppError, body: unknown): [path: string[], problem: string][] {
  return [
    ...Object.entries(fields).map(([name, problem]): [string[], string] => [[name], problem]),
    ...(file ? pathsOf(file, body).map((path): [string[], string] => [path, code]) : []),
  ]
}

/** One upload may be named by several fields. */
function pathsOf(file: ReceivedFile, value: unknown): string[][] {
  if (value === file) return [[]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]) => pathsOf(file, inside).map((path) => [name, ...path]))
}

/** Beside what the answer depends on already: a cache that forgets one of them mixes people up. */
export function varyBy(reply: FastifyReply, header: string) {
  const known = String(reply.getHeader('vary') ?? '')
  if (known.split(', ').includes(header)) return
  reply.header('vary', known ? `${known}, ${header}` : header)
}

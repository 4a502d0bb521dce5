import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { type Call, hasBody } from '@gable/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nestFields, readPairs } from './form-fields.ts'
import { refuseLargeJson } from './json-size.ts'
import { receiveForm, takeFileTurn, uploadLimits, workWithFiles } from './uploads.ts'
import { bodyReader, queryReader } from './wire-input.ts'

export const consumes = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']

/** The three encodings that every call understands; an empty body is an empty object in each. */
export function readBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, {})
    try {
      refuseLargeJson(body)
    } catch (error) {
      return done(error as Error)
    }
    return parseJson(request, body.toString(), done)
  })
  app.register(formbody, { parser: (text) => nestFields(readPairs(text)) })
  app.register(multipart, { limits: uploadLimits })
}

/** What stands between the bytes and the schema of a call. */
export function inputHooks(call: Call) {
  if (!hasBody(call)) {
    const readQuery = queryReader(call)
    return {
      preValidation: async (request: FastifyRequest) => {
        request.query = readQuery(request.query)
      },
    }
  }
  const readBody = bodyReader(call)
  const { hasFiles: keepsFiles = false } = call
  return {
    preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
      if (keepsFiles || request.isMultipart()) await takeFileTurn(request, reply)
      if (request.isMultipart()) await workWithFiles(request, receiveForm(request, reply, { keepsFiles }))
      request.body = readBody(request.body)
    },
  }
}

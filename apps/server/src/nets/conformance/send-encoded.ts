import { toFormData } from '@gable/contract/form'
import type { FastifyInstance } from 'fastify'

export const encodings = ['query', 'json', 'urlencoded', 'multipart'] as const
export type Encoding = (typeof encodings)[number]

type Sent = {
  method: string
  path: string
  values: object
  encoding: Encoding
  token: string | undefined
  ip: string
  language?: string
}

/** Past our own client and our own schemas: as somebody would who has read only the specification. */
export async function sendEncoded(app: FastifyInstance, sent: Sent) {
  const { method, path, values, encoding, token, ip, language } = sent
  const { query = '', type, payload } = await encode(values, encoding)
  return app.inject({
    method,
    url: `/api${path}${query}`,
    remoteAddress: ip,
    headers: {
      ...(type && { 'content-type': type }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(language && { 'accept-language': language }),
    },
    ...(payload && { payload }),
  })
}

async function encode(values: object, encoding: Encoding) {
  if (encoding === 'json') return { type: 'application/json', payload: JSON.stringify(values) }
  const form = toFormData(values)
  const pairs = new URLSearchParams([...form].map(([name, value]): [string, string] => [name, String(value)]))
  if (encoding === 'query') return { query: `?${pairs.toString()}` }
  const body = new Response(encoding === 'multipart' ? form : pairs)
  return { type: body.headers.get('content-type') ?? '', payload: Buffer.from(await body.arrayBuffer()) }
}

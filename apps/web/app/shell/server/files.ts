import { basename, dirname, join, resolve } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ownTilesPath } from '../map-sources.ts'

/** Files whose name holds their hash never change; the few others are asked for again after a day. */
export async function serveFiles(app: FastifyInstance, clientFolder: string) {
  await app.register(serveStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  await app.register(serveStatic, {
    root: clientFolder,
    prefix: '/',
    // One route per file there is, so that every other address is a page.
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}', '.vite/**'],
    preCompressed: true,
    maxAge: '1d',
    index: false,
    decorateReply: false,
  })
}

/** The operator's map: never as a whole but in the parts that a browser looks at, and as it is, never compressed. */
export function serveMapTiles(app: FastifyInstance, file: string) {
  const path = resolve(file)
  app.get(ownTilesPath, (_, reply) =>
    reply.type('application/octet-stream').sendFile(basename(path), dirname(path), { maxAge: '1d', immutable: false }),
  )
}

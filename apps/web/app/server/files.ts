import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

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

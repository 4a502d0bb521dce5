import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import compress from '@fastify/compress'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveFiles, serveMapTiles } from './files.ts'

const folder = mkdtempSync(join(tmpdir(), 'gable-map-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function serve() {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'town.pmtiles'), 'PMTiles'.repeat(1_000))
  const app = fastify()
  await app.register(compress, { threshold: 1_024 })
  await serveFiles(app, folder)
  serveMapTiles(app, join(folder, 'town.pmtiles'))
  return app
}

test('of the operator’s map a browser gets the part it asks for, as it is', async () => {
  const app = await serve()
  const headers = { range: 'bytes=7-13', 'accept-encoding': 'br, gzip' }
  const reply = await app.inject({ url: '/map/tiles.pmtiles', headers })
  expect([reply.statusCode, reply.body]).toEqual([206, 'PMTiles'])
  expect(reply.headers).toMatchObject({ 'content-range': 'bytes 7-13/7000', 'accept-ranges': 'bytes' })
  expect(reply.headers).not.toHaveProperty('content-encoding')
  expect(reply.headers.etag).toBeTruthy()
})

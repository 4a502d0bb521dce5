import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createHttpApp } from './http.ts'
import { addSecurityHeaders, shedLoad } from './protection.ts'

/** Holds the event loop, as too much work would. */
function holdLoop(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('a lagging process refuses at once and says when to come back, but still tells that it lives', async () => {
  const app = createHttpApp({ log: pino({ level: 'silent' }) })
  shedLoad(app, 50)
  app.get('/work', async () => 'done')
  app.get('/healthz', async () => 'alive')
  await app.ready()
  let reply = await app.inject('/work')
  for (let round = 0; round < 50 && reply.statusCode === 200; round += 1) {
    holdLoop(250)
    await new Promise((turn) => setImmediate(turn))
    reply = await app.inject('/work')
  }
  expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([503, 'overloaded', '1'])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
})

test('T75 every answer carries the headers that keep it data, errors included', async () => {
  const app = createHttpApp({ log: pino({ level: 'silent' }) })
  addSecurityHeaders(app)
  app.get('/work', async () => 'done')
  for (const url of ['/work', '/nowhere']) {
    expect((await app.inject(url)).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  }
})

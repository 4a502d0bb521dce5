import type { Access } from '@gable/contract/call'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { enforceAccess, type Member, type Session, sessionCookie } from './access.ts'
import { createHttpApp } from './http.ts'

const asSession = (member: Member, facts: Partial<Session> = {}): Session => ({
  member,
  isActive: true,
  isMissingSecondStep: false,
  ...facts,
})
const sessions = new Map<string, Session>([
  ['member', asSession({ accountId: 1, permissions: [] })],
  ['editor', asSession({ accountId: 2, permissions: ['content'] })],
  ['reviewer', asSession({ accountId: 3, permissions: ['review'] })],
  ['hasty-reviewer', asSession({ accountId: 4, permissions: [] }, { isMissingSecondStep: true })],
  ['deactivated', asSession({ accountId: 5, permissions: [] }, { isActive: false })],
])

function guardedApp({ isDemo = false } = {}) {
  const app = createHttpApp({ log: pino({ level: 'silent' }) })
  enforceAccess(app, { findSession: async (token) => sessions.get(token), isDemo, siteOrigin: 'https://gable.test' })
  return app
}

test('a route without an access level refuses to boot', async () => {
  const app = guardedApp()
  app.register(async (api) => api.get('/forgotten', async () => 'open to all'), { prefix: '/api' })
  await expect(app.ready()).rejects.toThrow('GET /api/forgotten declares no access level')
})

test.each<[Access, Record<string, number>]>([
  ['public', { nobody: 200, member: 200, editor: 200, reviewer: 200, deactivated: 200 }],
  ['optional', { nobody: 200, member: 200, editor: 200, reviewer: 200, deactivated: 401 }],
  ['member', { nobody: 401, member: 200, editor: 200, reviewer: 200, deactivated: 401 }],
  ['staff:review', { nobody: 401, member: 403, editor: 403, reviewer: 200, 'hasty-reviewer': 403 }],
])('access %s lets in the right callers and nobody else', async (access, expected) => {
  const app = guardedApp()
  app.get('/', { config: { access } }, async () => 'in')
  for (const [caller, status] of Object.entries(expected)) {
    const reply = await app.inject({ url: '/', headers: { authorization: `Bearer ${caller}` } })
    expect([caller, reply.statusCode]).toEqual([caller, status])
  }
})

test.each([
  ['our own page', { origin: 'https://gable.test' }, 200],
  ['our own page, by a browser that tells no origin', { 'sec-fetch-site': 'same-origin' }, 200],
  ['another site', { origin: 'https://evil.test' }, 403],
  ['nobody knows where', {}, 403],
])('T67 a write by cookie from %s answers %s', async (_, headers, status) => {
  const app = guardedApp()
  app.post('/', { config: { access: 'member' } }, async () => 'written')
  const cookies = { [sessionCookie]: 'member' }
  const reply = await app.inject({ url: '/', method: 'POST', headers: headers as Record<string, string>, cookies })
  expect(reply.statusCode).toBe(status)
})

test('T70 demo mode refuses what the call says it refuses, and nothing else', async () => {
  const app = guardedApp({ isDemo: true })
  app.post('/write', { config: { access: 'public', demo: 'refused' } }, async () => 'written')
  app.post('/sign-in', { config: { access: 'public', demo: 'allowed' } }, async () => 'welcome')
  expect((await app.inject({ url: '/write', method: 'POST' })).json()).toMatchObject({ code: 'demo_refused' })
  expect((await app.inject({ url: '/sign-in', method: 'POST' })).body).toBe('welcome')
})

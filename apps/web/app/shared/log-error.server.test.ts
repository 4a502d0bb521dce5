import { afterEach, expect, test, vi } from 'vitest'
import { logError } from './log-error.server.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  [new Error('gone'), 'gone'],
  ['gone', 'gone'],
  [{ status: 405, statusText: 'Method Not Allowed' }, '{"status":405,"statusText":"Method Not Allowed"}'],
])('%s is told in one line', (error, msg) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  logError(error, { reqId: '7', path: '/sign-in' })
  const [line] = write.mock.calls[0] ?? []
  expect(String(line).split('\n')).toHaveLength(2)
  expect(JSON.parse(String(line))).toMatchObject({ level: 50, reqId: '7', path: '/sign-in', msg })
})

test('why a call failed is told by class and code, from the outside in', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const closed = Object.assign(new Error('other side closed'), { name: 'SocketError', code: 'UND_ERR_SOCKET' })
  const failed = new TypeError('fetch failed', { cause: closed })
  logError(new Error('The server could not be reached', { cause: failed }), { reqId: '7' })
  const [line] = write.mock.calls[0] ?? []
  expect(JSON.parse(String(line))).toMatchObject({ causes: ['TypeError', 'SocketError UND_ERR_SOCKET'] })
})

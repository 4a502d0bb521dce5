import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { wantsTown } from './ask-for-town.ts'
import { developmentEnvironment } from './dev-environment.ts'
import { readableLine } from './readable-line.ts'

describe('npm run dev', () => {
  test('every process is pointed at the ports of one base', () => {
    expect(developmentEnvironment(9000)).toMatchObject({
      PORT: '9010',
      WORKER_PORT: '9012',
      PUBLIC_URL: 'http://localhost:9011',
      API_URL: 'http://127.0.0.1:9010/api',
      DATABASE_URL: 'postgres://gable:gable@127.0.0.1:9001/gable',
    })
  })

  test('a variable of the env file wins', () => {
    expect(developmentEnvironment(9000, { SEARCH_ENGINE: 'opensearch', PORT: '1' })).toMatchObject({
      SEARCH_ENGINE: 'opensearch',
      PORT: '1',
    })
  })

  test('the town comes by one key press, stays away by another, and comes where nobody is asked', async () => {
    const answer = async (key: string, isTTY = true) => {
      const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => undefined })
      const asked = wantsTown(input as never, { write: () => input.write(key) })
      return asked
    }
    expect([await answer('\r'), await answer('n'), await answer('', false)]).toEqual([true, false, true])
  })

  test('JSON logs are shown as words and other lines as they are', () => {
    const log = { level: 30, time: 1, pid: 2, msg: 'answered', method: 'GET', path: '/api', status: 200, ms: 3.74 }
    expect(readableLine(JSON.stringify(log))).toBe('info  answered method=GET path=/api status=200 ms=3.7')
    expect(readableLine('{"level":50,"msg":"no","err":{"message":"broken"}}')).toBe('error no\nbroken')
    for (const line of ['plain', '{not json', '{"other":1}']) expect(readableLine(line)).toBe(line)
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
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

  test.each([
    ['is stopped by Ctrl-C, which also ends the tee that reads from it', 'SIGINT'],
    ['has lost its reader', undefined],
  ] as const)('a runner that %s ends what it started', async (_, signal) => {
    const runner = spawn(process.execPath, ['--input-type=module', '--eval', runnerOfTwo], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const lines = createInterface({ input: runner.stdout })
    const pid = Number((await once(lines, 'line'))[0])
    expect(isAlive(pid)).toBe(true)
    lines.close()
    runner.stdout.destroy()
    if (signal) runner.kill(signal)
    expect(await once(runner, 'exit')).toEqual([0, null])
    expect(isAlive(pid)).toBe(false)
  })
})

const here = (file: string) => JSON.stringify(import.meta.resolve(file))

/** As dev.ts does it, with two processes that never stop writing; its first line is the pid of the one ended last. */
const runnerOfTwo = `
  import { endDevProcess, killDevProcess, startDevProcess } from ${here('./dev-process.ts')}
  import { listenForStop } from ${here('./stop-requests.ts')}
  const chatter = [process.execPath, '--eval', 'setInterval(() => console.log("still here"), 10)']
  const [first, second] = [0, 1].map(() => startDevProcess('api', chatter, { cwd: '.', environment: {} }))
  listenForStop({
    end: async () => {
      console.log('Ending …')
      // One after the other, each with a line, like the services.
      for (const each of [first, second]) {
        await endDevProcess(each)
        console.log('stopped')
      }
      process.exit(0)
    },
    kill: () => [first, second].forEach(killDevProcess),
  })
  // Last: whoever reads it may stop us at once.
  console.log(second.pid)
`

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

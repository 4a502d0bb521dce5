import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { attemptTwice } from './attempts.ts'
import { closeRun } from './close-run.ts'
import { countResults, describeFailures, listBadFiles } from './counts.ts'
import { findFreePortBase } from './free-port-base.ts'
import { findLeftBehind } from './left-behind.ts'
import { longFiles } from './longest-first.ts'
import { findMemoryFolder } from './memory-folder.ts'
import { runGraph } from './run-graph.ts'
import { runStep } from './step-process.ts'
import { ciSteps, type Step } from './steps.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gable-ci-test-')))
const node = (name: string, needs: string[] = [], after: string[] = []) => ({ name, needs, after })

describe('the steps of CI', () => {
  test('a step is not run when one it needs failed, and is run when one it only follows failed', async () => {
    const ran: string[] = []
    const outcomes = await runGraph(
      [node('a'), node('b', ['a']), node('c', ['b']), node('d', [], ['a', 'c'])],
      async ({ name }) => {
        ran.push(name)
        return name !== 'a'
      },
      () => undefined,
    )
    expect(ran).toEqual(['a', 'd'])
    expect(Object.fromEntries(outcomes)).toEqual({ a: 'bad', b: 'not run', c: 'not run', d: 'good' })
  })

  test('every step waits only for steps that stand before it', async () => {
    const steps = ciSteps(folder, folder)
    const names = steps.map(({ name }) => name)
    for (const [index, { needs, after }] of steps.entries()) {
      for (const name of [...needs, ...after]) expect(names.slice(0, index)).toContain(name)
    }
  })

  test('the files that are begun first are there', () => {
    const features = join(import.meta.dirname, '..', '..', 'apps/server/src')
    const files = globSync('**/*.test.ts', { cwd: features })
    for (const name of longFiles) expect(files.filter((file) => `/${file}`.endsWith(`/${name}`))).toHaveLength(1)
  })

  test('an aborted step ends with everything it started', async () => {
    const ending = new AbortController()
    const step = { ...node('sleep'), folder, command: ['sh', '-c', 'sleep 60 & sleep 60'] as const }
    const environment = { ...process.env, GABLE_CI_TEST: folder }
    const running = runStep(step, join(folder, 'log'), { environment, signal: ending.signal })
    const left = () => findLeftBehind(`GABLE_CI_TEST=${folder}`, [])
    await expect.poll(() => left().length).toBeGreaterThan(1)
    ending.abort()
    expect(await running).toMatchObject({ isGood: false })
    await expect.poll(left).toEqual([])
  })
})

describe('the memory for the servers', () => {
  const mounts = join(folder, 'mounts')
  const mount = (options: string) =>
    writeFileSync(mounts, `proc /proc proc rw 0 0\ntmpfs ${folder} tmpfs ${options} 0 0\n`)

  test('is taken where there is enough of it', () => {
    mount('rw,nosuid,size=24682416k')
    expect(findMemoryFolder({ folder, mounts, needed: 1 })).toBe(folder)
    expect(findMemoryFolder({ folder, mounts, needed: 2 ** 60 })).toBeUndefined()
  })

  test('is not taken where no program may be loaded, or where there is none', () => {
    mount('rw,noexec,size=24682416k')
    expect(findMemoryFolder({ folder, mounts, needed: 1 })).toBeUndefined()
    expect(findMemoryFolder({ folder: join(folder, 'none'), mounts, needed: 1 })).toBeUndefined()
    expect(findMemoryFolder({ folder, mounts: join(folder, 'none'), needed: 1 })).toBeUndefined()
  })
})

describe('the numbers of CI', () => {
  test('a report of vitest counts its tests, and a file that did not load as one failure', () => {
    const report = join(folder, 'report.json')
    const failed = { fullName: 'it works', status: 'failed', failureMessages: ['no'] }
    writeFileSync(
      report,
      JSON.stringify({
        numPassedTests: 5,
        numFailedTests: 1,
        testResults: [
          { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [failed] },
          { name: 'b.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
        ],
      }),
    )
    expect(countResults({ vitestReport: report }, '', false)).toEqual({ passed: 5, failed: 2 })
    expect(describeFailures({ vitestReport: report })).toEqual(['it works\nno', 'b.test.ts\ncannot be loaded'])
  })

  test('a test that was skipped is a failure, because it has shown nothing', () => {
    const report = join(folder, 'skipped.json')
    const skipped = { fullName: 'it works', status: 'skipped', failureMessages: [] }
    const testResults = [{ name: 'a.test.ts', status: 'passed', message: '', assertionResults: [skipped] }]
    writeFileSync(report, JSON.stringify({ numPassedTests: 5, numFailedTests: 0, testResults }))
    expect(countResults({ vitestReport: report }, '', true)).toEqual({ passed: 5, failed: 1 })
    expect(describeFailures({ vitestReport: report })).toEqual(['it works\nwas skipped'])
  })

  test('the files in which something was not good are named, and the tests of the others counted', () => {
    const report = join(folder, 'second.json')
    const tests = (...all: string[]) => all.map((status) => ({ fullName: 'it works', status, failureMessages: [] }))
    const testResults = [
      { name: 'good.test.ts', status: 'passed', assertionResults: tests('passed', 'passed') },
      { name: 'bad.test.ts', status: 'failed', assertionResults: tests('passed', 'failed', 'passed') },
      { name: 'lazy.test.ts', status: 'passed', assertionResults: tests('passed', 'skipped') },
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    ]
    writeFileSync(report, JSON.stringify({ testResults }))
    expect(listBadFiles({ vitestReport: report })).toEqual({
      bad: ['bad.test.ts', 'lazy.test.ts', 'broken.test.ts'],
      passedElsewhere: 2,
    })
    expect(listBadFiles('last line')).toEqual({ bad: [], passedElsewhere: 0 })
  })

  test('a suite that prints its numbers is believed, and a bad step is at least one failure', () => {
    expect(countResults('last line', 'x\n12 passed, 3 failed\n', false)).toEqual({ passed: 12, failed: 3 })
    expect(countResults({ vitestReport: '/nowhere' }, '', false)).toEqual({ passed: 0, failed: 1 })
    expect(countResults(undefined, '', true)).toEqual({ passed: 0, failed: 0 })
  })
})

describe('a second try', () => {
  test('a second try is of the same suite, and of the files that were not good alone', () => {
    const e2e = ciSteps(folder, folder).find(({ name }) => name === 'e2e')
    const second = e2e?.again?.(['e2e/posting.test.ts'])
    expect(second?.command).toEqual(
      expect.arrayContaining(['run', '--config', 'e2e/vitest.config.ts', 'e2e/posting.test.ts']),
    )
    expect(second?.counts).toEqual({ vitestReport: join(folder, 'e2e-again.json') })
  })

  type Status = 'passed' | 'failed'
  const suite = (name: string, files: Record<string, Status>): Step => {
    const report = join(folder, `${name}.json`)
    const testResults = Object.entries(files).map(([file, status]) => ({
      name: file,
      status,
      message: '',
      assertionResults: [
        { fullName: `${file} works`, status, failureMessages: status === 'failed' ? ['not yet'] : [] },
      ],
    }))
    const count = (wanted: Status) => testResults.filter(({ status }) => status === wanted).length
    const text = JSON.stringify({ numPassedTests: count('passed'), numFailedTests: count('failed'), testResults })
    const program = `require('fs').writeFileSync('${report}', '${text}'); process.exit(${count('failed')})`
    return { ...node(name), folder, command: ['node', '-e', program], counts: { vitestReport: report } }
  }
  const moody = (secondStatus: Status): Step => ({
    ...suite('moody', { good: 'passed', bad: 'failed' }),
    again: (files) => suite('moody-again', Object.fromEntries(files.map((file) => [file, secondStatus]))),
  })
  const options = { environment: process.env, signal: new AbortController().signal }
  const logOf = ({ name }: Step) => join(folder, `${name}.log`)

  test('that is good makes the suite good, and what it helped is told', async () => {
    const { result, onlySecondTime } = await attemptTwice(moody('passed'), logOf, options)
    expect(result).toMatchObject({ isBelievable: true, counts: { passed: 2, failed: 0 } })
    expect(onlySecondTime).toEqual(['bad works\nnot yet'])
  })

  test('that is bad again leaves it bad, and so does a suite that has none', async () => {
    const { result } = await attemptTwice(moody('failed'), logOf, options)
    expect(result).toMatchObject({ isBelievable: false, counts: { passed: 1, failed: 1 } })
    const { again: _again, ...single } = moody('passed')
    expect((await attemptTwice(single, logOf, options)).result).toMatchObject({ isBelievable: false })
  })
})

describe('the closing lines', () => {
  const total = { passed: 7, failed: 0 }

  test('name what passed only the second time, before the numbers', () => {
    expect(closeRun(total, [])).toEqual({ lines: ['7 passed, 0 failed'], isGood: true })
    expect(closeRun(total, ['it works\nnot yet', 'it rests\nnot yet'])).toEqual({
      lines: ['2 passed only the second time:', '  it works', '  it rests', '7 passed, 0 failed'],
      isGood: true,
    })
  })

  test('of more than two of them are a failure, and so is a test that failed', () => {
    const { lines, isGood } = closeRun(total, ['one', 'two', 'three'])
    expect([lines.at(0), lines.at(-1)]).toEqual(['3 passed only the second time, at most 2 may:', '7 passed, 1 failed'])
    expect(isGood).toBe(false)
    expect(closeRun({ passed: 7, failed: 1 }, [])).toEqual({ lines: ['7 passed, 1 failed'], isGood: false })
  })

  test('count the test that failed first, and not those behind it that never ran', () => {
    const skipped = ['two', 'three', 'four'].map((name) => `${name}\nwas skipped`)
    expect(closeRun(total, ['one\nnot yet', ...skipped])).toEqual({
      lines: ['1 passed only the second time:', '  one', '7 passed, 0 failed'],
      isGood: true,
    })
  })
})

describe('the processes of CI', () => {
  test('what a run leaves behind is found by its mark and by the folder it works in', async () => {
    const marked = spawn('sleep', ['60'], { env: { MARK: folder } })
    const inside = spawn('sleep', ['60'], { cwd: folder })
    await Promise.all([once(marked, 'spawn'), once(inside, 'spawn')])
    const pids = () => findLeftBehind(`MARK=${folder}`, [folder]).map(({ pid }) => pid)
    await expect.poll(() => new Set(pids())).toEqual(new Set([marked.pid, inside.pid]))
    marked.kill()
    inside.kill()
    await expect.poll(pids).toEqual([])
  })

  test('a port base with a taken port is passed over', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    expect(await findFreePortBase([port - 5, 27_400])).toBe(27_400)
    taken.close()
  })
})

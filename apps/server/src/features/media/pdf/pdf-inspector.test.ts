import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { payload } from '../../../test/hostile-files.ts'
import { pdfBombs, hostilePdfs, pdfsWithExtras } from '../../../test/hostile-pdfs.ts'
import { onePage, pdfOf, pdfWithObjectStream, streamObject } from '../../../test/pdf-file.ts'
import { createPdfInspector } from './pdf-inspector.ts'
import { UnfinishedInspection } from './refused-document.ts'

const run = promisify(execFile)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gable-test-pdf-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe.each([
  ['qpdf', createPdfInspector('qpdf')],
  ['the reader of our own', createPdfInspector('/nowhere/qpdf')],
])('T37 T40 %s', (_, inspect) => {
  const files = (name: string) => ({ sourcePath: join(folder, `${name}.pdf`), copyPath: join(folder, `${name}.copy`) })

  async function verdictOn(bytes: Buffer) {
    const { sourcePath, copyPath } = files(crypto.randomUUID())
    await writeFile(sourcePath, bytes)
    const verdict = await inspect({ sourcePath, copyPath })
    return { verdict, copyPath }
  }

  test.each(Object.entries(hostilePdfs))('refuses %s', async (_name, bytes) => {
    expect((await verdictOn(bytes)).verdict).toBe('refused')
  })

  test.each(Object.entries(pdfBombs))('refuses %s, and the memory of the process stays', async (_name, make) => {
    const bytes = make()
    const before = process.memoryUsage.rss()
    expect((await verdictOn(bytes)).verdict).toBe('refused')
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 2 ** 20)
  })

  test.each(Object.entries(pdfsWithExtras))('refuses %s, or leaves it out of the copy', async (_name, bytes) => {
    expect(bytes.includes('GABLE-PAYLOAD')).toBe(true)
    const { verdict, copyPath } = await verdictOn(bytes)
    if (verdict === 'refused') return
    const copy = await readFile(copyPath)
    expect(copy.subarray(0, 5).toString()).toBe('%PDF-')
    for (const trace of ['GABLE-PAYLOAD', payload, 'PK\x03\x04', 'JavaScript']) expect(copy.includes(trace)).toBe(false)
  })

  test('copies a document with all that belongs to it', async () => {
    const drawing = '0 0 m 100 100 l S'
    const bytes = pdfOf(
      {
        ...onePage,
        3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Annots [7 0 R] >>',
        4: '<< /Title (Plan \\(ground floor\\)) /Author <FEFF0041> >>',
        5: `<< /Length 6 0 R >>\nstream\n${drawing}\nendstream`,
        6: String(drawing.length),
        7: '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://gable.test) >> >>',
        8: streamObject('x'),
      },
      { trailer: '/Info 4 0 R' },
    )
    const { verdict, copyPath } = await verdictOn(bytes)
    expect(verdict).toBe('clean')
    const { stdout } = await run('qpdf', ['--check', copyPath])
    expect(stdout).toContain('No syntax or stream encoding errors found')
    const plain = await run('qpdf', ['--qdf', '--stream-data=uncompress', copyPath, '-'])
    for (const part of ['(Plan \\(ground floor\\))', 'https://gable.test', drawing])
      expect(plain.stdout).toContain(part)
  })
})

test('T40 our own reader holds little of many object streams that unfold into megabytes', async () => {
  const text = Buffer.from(`5 0 %${'a'.repeat(15.9 * 2 ** 20)}\n(more than thirteen letters)`)
  const first = text.indexOf('(')
  const folded = streamObject(deflateSync(text), `/Type /ObjStm /N 1 /First ${first} /Filter /FlateDecode`)
  const streams = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index + 10, folded]))
  const [sourcePath, copyPath] = [join(folder, 'many.pdf'), join(folder, 'many.copy')]
  await writeFile(sourcePath, pdfOf({ ...onePage, ...streams }))
  const before = process.memoryUsage.rss()
  expect(await createPdfInspector('/nowhere/qpdf')({ sourcePath, copyPath })).toBe('refused')
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 2 ** 20)
})

test('T37 our own reader leaves nothing open in a stream that could be taken for objects', async () => {
  const [sourcePath, copyPath] = [join(folder, 'open.pdf'), join(folder, 'open.copy')]
  const hidden = '9 0 obj\n<< /OpenAction 1 0 R >>\nendobj\n'
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>'
  await writeFile(sourcePath, pdfOf({ ...onePage, 3: page, 4: streamObject(hidden) }))
  expect(await createPdfInspector('/nowhere/qpdf')({ sourcePath, copyPath })).toBe('clean')
  expect((await readFile(copyPath)).includes('OpenAction')).toBe(false)
  expect((await run('qpdf', ['--qdf', '--stream-data=uncompress', copyPath, '-'])).stdout).toContain(hidden)
})

const twice = { ...onePage, 1: '<< /Type /Catalog /Pages 2 0 R /X 1 /X 2 >>' }
const shorter = {
  ...onePage,
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
  4: '<< /Length 5 0 R >>\nstream\n0 0 m\nendstream',
  5: '3',
}
const foldedBy = (more: string) =>
  pdfWithObjectStream(onePage, '<< /A 1 >>', {
    filter: `/Filter /FlateDecode ${more}`,
    fold: (bytes) => deflateSync(bytes),
  })

test.each([
  ['a dictionary that names something twice', pdfOf(twice)],
  ['a stream whose length stands elsewhere and is another', pdfOf(shorter)],
  ['objects that are folded with parameters', foldedBy('/DecodeParms << /Predictor 12 >>')],
  ['objects that go on in another stream', foldedBy('/Extends 9 0 R')],
])('T37 our own reader refuses %s', async (_, bytes) => {
  const [sourcePath, copyPath] = [join(folder, 'odd.pdf'), join(folder, 'odd.copy')]
  await writeFile(sourcePath, bytes)
  expect(await createPdfInspector('/nowhere/qpdf')({ sourcePath, copyPath })).toBe('refused')
})

test('T37 qpdf is told nothing of what we know', async () => {
  const program = join(folder, 'tells-its-environment')
  const output = join(folder, 'environment')
  await writeFile(program, `#!/bin/sh\nenv > ${output}\n`, { mode: 0o755 })
  vi.stubEnv('AUTH_SECRET', 'GABLE-CANARY')
  await createPdfInspector(program)({
    sourcePath: join(folder, 'none.pdf'),
    copyPath: join(folder, 'none.copy'),
  }).catch(() => undefined)
  vi.unstubAllEnvs()
  expect(await readFile(output, 'utf8')).toContain('PATH=')
  expect(await readFile(output, 'utf8')).not.toContain('GABLE-CANARY')
})

describe('a program that is not left to finish', () => {
  /** Says its version, and does this with every document. */
  async function writeProgram(path: string, script: string) {
    await writeFile(path, `#!/bin/sh\n[ "$1" = --version ] && exit 0\n${script}\n`, { mode: 0o755 })
    return path
  }
  async function goodPaper() {
    const path = join(folder, crypto.randomUUID())
    await writeFile(path, pdfOf(onePage))
    return { sourcePath: path, copyPath: `${path}.copy` }
  }

  test.each(['TERM', 'INT', 'HUP'])(
    'a SIG%s is no verdict on the document, which is looked at again',
    async (signal) => {
      for (const script of [`kill -${signal} $$`, `echo '{"version": 2, "qpdf": ['; kill -${signal} $$`]) {
        const program = await writeProgram(join(folder, crypto.randomUUID()), script)
        await expect(createPdfInspector(program)(await goodPaper())).rejects.toThrow(`SIG${signal}`)
      }
    },
  )

  test('F25 one that is killed, for want of memory or of time, has said nothing about the document', async () => {
    const program = await writeProgram(join(folder, crypto.randomUUID()), 'kill -KILL $$')
    await expect(createPdfInspector(program)(await goodPaper())).rejects.toThrow(UnfinishedInspection)
  })

  test('F12 a copy that cannot be written says nothing about a document that was read', async () => {
    const script = 'case "$*" in *recompress*) exit 2;; *) exec qpdf "$@";; esac'
    const program = await writeProgram(join(folder, crypto.randomUUID()), script)
    await expect(createPdfInspector(program)(await goodPaper())).rejects.toThrow(UnfinishedInspection)
  })

  test('T40 one that needs too much of the processor is told so before it would be killed', async () => {
    const output = join(folder, crypto.randomUUID())
    const program = await writeProgram(`${output}.sh`, `ulimit -S -t > ${output}; ulimit -H -t >> ${output}; exit 2`)
    expect(await createPdfInspector(program)(await goodPaper())).toBe('refused')
    const [soft = Number.NaN, hard] = (await readFile(output, 'utf8')).split('\n').map(Number)
    expect(hard).toBeGreaterThan(soft)
  })

  test.each(['XCPU', 'XFSZ', 'SEGV'])('T40 whatever ends by SIG%s is refused', async (signal) => {
    const program = await writeProgram(join(folder, crypto.randomUUID()), `kill -${signal} $$`)
    expect(await createPdfInspector(program)(await goodPaper())).toBe('refused')
  })

  test('one that is installed later is used without a restart', async () => {
    const program = join(folder, crypto.randomUUID())
    const inspect = createPdfInspector(program)
    expect(await inspect(await goodPaper())).toBe('clean')
    await writeProgram(program, 'exit 2')
    expect(await inspect(await goodPaper())).toBe('refused')
  })
})

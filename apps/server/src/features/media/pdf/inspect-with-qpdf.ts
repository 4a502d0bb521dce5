import type { Readable } from 'node:stream'
import { readQpdfJson } from './read-qpdf-json.ts'
import { refuse } from './refused-document.ts'
import { maxWrittenBytes, runQpdf } from './run-qpdf.ts'

type Files = { sourcePath: string; copyPath: string }

const asJson = ['--json=2', '--json-key=qpdf', '--json-stream-data=none']
/** Every stream is unfolded and folded again, so that nothing can lie behind the end of one. */
const anew = ['--object-streams=disable', '--recompress-flate']

/**
 * Looks at all that a document is made of and writes it anew. The copy is looked at as well and is what people get, so
 * a reader that understands the original differently from qpdf finds nothing that we have not seen.
 */
export async function inspectWithQpdf(program: string, { sourcePath, copyPath }: Files) {
  await runQpdf(program, [...asJson, sourcePath], {
    read: (output) => readQpdfJson(output, { isOurCopy: false }),
    isWarningAllowed: true,
  })
  await runQpdf(program, ['--stream-data=uncompress', sourcePath, '-'], { read: countUnfolded, isWarningAllowed: true })
  await runQpdf(program, [...anew, sourcePath, copyPath], { read: drain, isWarningAllowed: true, isWriting: true })
  // What it wrote itself it reads without complaint; a warning would be a part that it left out.
  await runQpdf(program, [...asJson, copyPath], {
    read: (output) => readQpdfJson(output, { isOurCopy: true }),
    isWarningAllowed: false,
  })
}

async function countUnfolded(output: Readable) {
  let bytes = 0
  for await (const chunk of output as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxWrittenBytes) refuse('it unfolds into too much')
  }
}

async function drain(output: Readable) {
  for await (const _ of output as AsyncIterable<Buffer>);
}

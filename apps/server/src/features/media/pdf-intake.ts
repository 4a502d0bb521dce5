import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { ReceivedFile } from '@gable/contract/wire'
import { refused } from '#platform/errors.ts'

const unfold = promisify(inflate)

const mostPages = 500
/** What a document may unfold into altogether; a bomb of a few kilobytes unfolds into gigabytes. */
const mostUnfoldedBytes = 200 * 1024 * 1024
const mostStreams = 20_000
/** What runs or opens something without being asked. A paper about a home needs none of it. */
const forbiddenNames = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA|Encrypt)\b/
const page = /\/Type\s*\/Page\b/g
const streamStart = /stream\r?\n/g

/** Looks into a PDF without running or drawing any of it: its frame, its names and how far its streams unfold. */
export async function inspectPdf({ filePath }: ReceivedFile) {
  const bytes = await readFile(filePath)
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text) || !/%%EOF\s*$/.test(text.slice(-1_024))) refuse('it is not a whole PDF')
  const structure = await readStructure(bytes, text)
  const names = withoutEscapes(structure)
  if (forbiddenNames.test(names)) refuse('it is locked, or holds scripts or other files')
  if ((names.match(page) ?? []).length > mostPages) refuse(`it has more than ${mostPages} pages`)
}

/** The text of the document outside its streams, and inside those that hold objects. */
async function readStructure(bytes: Buffer, text: string): Promise<string> {
  const parts: string[] = []
  let left = mostUnfoldedBytes
  let end = 0
  let streams = 0
  for (const match of text.matchAll(streamStart)) {
    const { index } = match
    // Inside another stream, or the word `endstream`.
    if (index < end || text.slice(index - 3, index) === 'end') continue
    streams += 1
    if (streams > mostStreams) refuse('it has too many parts')
    const dictionary = text.slice(Math.max(end, text.lastIndexOf('obj', index)), index)
    parts.push(text.slice(end, index))
    const from = index + match[0].length
    const to = text.indexOf('endstream', from)
    if (to === -1) refuse('a part of it has no end')
    end = to
    if (!withoutEscapes(dictionary).includes('/FlateDecode')) continue
    const unfolded = await unfoldWithin(bytes.subarray(from, to), left)
    left -= unfolded.length
    if (/\/ObjStm\b/.test(withoutEscapes(dictionary))) parts.push(unfolded.toString('latin1'))
  }
  return [...parts, text.slice(end)].join('\n')
}

async function unfoldWithin(folded: Buffer, maxOutputLength: number): Promise<Buffer> {
  try {
    return await unfold(folded, { maxOutputLength: Math.max(1, maxOutputLength) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') refuse('it unfolds into too much')
    // Damaged or encoded twice: readers show what they can, and we never open it.
    return Buffer.alloc(0)
  }
}

/** `/J#61vaScript` is `/JavaScript` to a reader. */
const withoutEscapes = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

function refuse(reason: string): never {
  throw refused('document_refused', `A document was refused: ${reason}`)
}

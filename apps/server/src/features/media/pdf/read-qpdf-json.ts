import type { Readable } from 'node:stream'
import { assertHarmlessName, assertHarmlessText } from './forbidden.ts'
import { refuse } from './refused-document.ts'

const maxPages = 500
const maxBytes = 64 * 2 ** 20
const longestLine = 2 ** 20
// The last quote is optional, so that from no quote on the search fails: a line of quotes would be read once for each.
const literal = /"((?:[^"\\]|\\.)*)"?/g

/** Looks at every name and text that qpdf finds in a document, one line of its JSON at a time. */
export async function readQpdfJson(output: Readable, { isOurCopy }: { isOurCopy: boolean }) {
  let [bytes, pages, rest] = [0, 0, '']
  const kids = createKids()
  for await (const chunk of output.setEncoding('utf8') as AsyncIterable<string>) {
    bytes += chunk.length
    if (bytes > maxBytes) refuse('it has too many parts')
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) refuse('a part of it is too long')
    for (const line of lines) {
      for (const [, found = ''] of line.matchAll(literal)) inspectLiteral(found)
      if (/"\/Type": "\/Page"/.test(line)) pages += 1
      if (pages > maxPages) refuse(`it has more than ${maxPages} pages`)
      if (isOurCopy) kids.readLine(line)
    }
  }
}

/** A name begins with a slash, a text with `u:`, bytes that are no text with `b:` in hexadecimal. */
function inspectLiteral(found: string) {
  if (found.startsWith('/') || found.startsWith('n:/')) assertHarmlessName(unquote(found.replace(/^n:/, '')))
  else if (found.startsWith('u:')) assertHarmlessText(unquote(found.slice(2)))
  else if (found.startsWith('b:')) assertHarmlessText(Buffer.from(found.slice(2), 'hex').toString('latin1'))
}

const unquote = (text: string) => (text.includes('\\') ? (JSON.parse(`"${text}"`) as string) : text)

/**
 * A tree whose branches are shared has billions of pages in a kilobyte: nobody may be a child twice. Children that stand
 * elsewhere, or among anything but children, could not be counted line by line.
 */
function createKids() {
  const seen = new Set<string>()
  let isInside = false

  function readChild(line: string) {
    const child = /^\s*(?:"(\d+ \d+ R)"|null),?$/.exec(line)
    if (!child) refuse('its pages are not a tree')
    const [, reference] = child
    if (reference && seen.has(reference)) refuse('its pages are not a tree')
    if (reference) seen.add(reference)
  }

  return {
    readLine(line: string) {
      if (isInside) {
        if (/^\s*\],?$/.test(line)) isInside = false
        else readChild(line)
        return
      }
      const children = /^\s*"\/Kids": (.*)$/.exec(line)?.[1]
      if (children === '[') isInside = true
      else if (children !== undefined && !children.startsWith('[]')) refuse('its pages are not a tree')
    },
  }
}

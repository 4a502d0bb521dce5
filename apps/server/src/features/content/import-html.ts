import type { RichInline, RichText } from '@gable/contract/rich-text'
import { RichText as RichTextCodec } from '@gable/contract/rich-text'
import { isSafeLink } from '@gable/domain/safe-link'
import { parseDocument } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'

type Nodes = ReturnType<typeof parseDocument>['children']
type Node = Nodes[number]
type Mark = NonNullable<Extract<RichInline, { type: 'text' }>['marks']>[number]
type Draft = { type: string; attrs?: object; content?: unknown[] }

const headings: Record<string, number> = { h1: 2, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 }
const inlineMarks: Record<string, Mark['type']> = { strong: 'bold', b: 'bold', em: 'italic', i: 'italic', a: 'link' }
const boxes = ['p', 'div', 'section', 'article', ...Object.keys(headings), 'blockquote', 'ul', 'ol', 'li', 'hr']

/** HTML of another editor as a document. Two gates: what the sanitiser lets through is still spelt out node by node. */
export function importHtml(html: string): RichText {
  const clean = sanitizeHtml(html, {
    allowedTags: [...boxes, ...Object.keys(inlineMarks), 'br'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: 12,
  })
  const drafts = toBlocks(parseDocument(clean).children)
  // As strict as with what an editor sends: a block that is too much of something is left out.
  const content = drafts.flatMap((draft) => {
    const parsed = RichTextCodec.safeDecode(JSON.stringify({ type: 'doc', content: [draft] }))
    return parsed.success ? parsed.data.content : []
  })
  return { type: 'doc', content: content.slice(0, 1_000) }
}

const nameOf = (node: Node) => ('name' in node ? node.name : '')
const childrenOf = (node: Node): Nodes => ('children' in node ? node.children : [])

function toBlocks(nodes: Nodes): Draft[] {
  const blocks: Draft[] = []
  let line: RichInline[] = []
  const endLine = () => {
    const words = trim(line)
    if (words.length > 0) blocks.push({ type: 'paragraph', content: words })
    line = []
  }
  for (const node of nodes) {
    if (!boxes.includes(nameOf(node))) line.push(...toInlines([node], []))
    else {
      endLine()
      blocks.push(...toBlock(node))
    }
  }
  endLine()
  return blocks
}

function toBlock(node: Node): Draft[] {
  const name = nameOf(node)
  const level = headings[name]
  if (level) {
    const words = trim(toInlines(childrenOf(node), []))
    return words.length > 0 ? [{ type: 'heading', attrs: { level }, content: words }] : []
  }
  if (name === 'hr') return [{ type: 'horizontalRule' }]
  if (name === 'ul' || name === 'ol') return toList(node, true)
  if (name === 'blockquote') {
    const paragraphs = toBlocks(childrenOf(node)).flatMap(flatten)
    return paragraphs.length > 0 ? [{ type: 'blockquote', content: paragraphs }] : []
  }
  return toBlocks(childrenOf(node))
}

/** A list may have lists in it; what is deeper becomes lines of these. */
function toList(node: Node, mayNest: boolean): Draft[] {
  const items = childrenOf(node)
    .filter((child) => nameOf(child) === 'li')
    .flatMap((item): Draft[] => {
      const parts = childrenOf(item)
      const isList = (part: Node) => mayNest && /^[uo]l$/.test(nameOf(part))
      const lines = toBlocks(parts.filter((part) => !isList(part))).flatMap(flatten)
      const inner = parts.filter(isList).flatMap((part) => toList(part, false))
      return lines.length + inner.length > 0 ? [{ type: 'listItem', content: [...lines, ...inner] }] : []
    })
  const type = nameOf(node) === 'ol' ? 'orderedList' : 'bulletList'
  return items.length > 0 ? [{ type, content: items }] : []
}

/** Only the lines of a block. */
function flatten({ type, content = [] }: Draft): Draft[] {
  if (type === 'paragraph') return [{ type, content }]
  if (type === 'heading') return [{ type: 'paragraph', content }]
  return (content as Draft[]).flatMap((part) => (typeof part === 'object' ? flatten(part) : []))
}

function toInlines(nodes: Nodes, marks: Mark[]): RichInline[] {
  return nodes.flatMap((node): RichInline[] => {
    if (node.type === 'text') {
      const text = node.data.replace(/\s+/g, ' ')
      return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }]
    }
    if (nameOf(node) === 'br') return [{ type: 'hardBreak' }]
    return toInlines(childrenOf(node), withMark(node, marks))
  })
}

function withMark(node: Node, marks: Mark[]): Mark[] {
  const type = inlineMarks[nameOf(node)]
  if (!type || marks.some((mark) => mark.type === type)) return marks
  if (type !== 'link') return [...marks, { type }]
  const href = 'attribs' in node ? (node.attribs.href ?? '') : ''
  return isSafeLink(href) ? [...marks, { type, attrs: { href } }] : marks
}

/** Without the spaces around a line. */
function trim(line: RichInline[]): RichInline[] {
  const isSpace = (inline: RichInline | undefined) =>
    inline !== undefined && (inline.type === 'hardBreak' || (inline.type === 'text' && inline.text.trim() === ''))
  const first = line.findIndex((inline) => !isSpace(inline))
  const last = line.findLastIndex((inline) => !isSpace(inline))
  return first < 0 ? [] : line.slice(first, last + 1)
}

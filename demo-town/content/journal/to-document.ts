type Block = { type: string; attrs?: object; content?: unknown[] }

/** By the name under which an article speaks of its picture. */
type PictureIds = ReadonlyMap<string, string>

/**
 * Articles of the demo are written as plain lines: `## ` begins a heading, `> ` a quotation, `- ` and `1. ` items,
 * `![name](caption)` is a picture, everything else a paragraph; `[words](/path)` is a link.
 */
export function toDocument(text: string, pictures: PictureIds = new Map()) {
  const blocks = text
    .trim()
    .split(/\n{2,}/)
    .flatMap((part) => toBlock(part, pictures))
  return { type: 'doc', content: blocks }
}

/** The pictures that a text names, in their order. */
export const picturesIn = (text: string) => [...text.matchAll(/^!\[([\w-]+)\]/gm)].map(([, name = '']) => name)

function toBlock(part: string, pictures: PictureIds): Block[] {
  const picture = /^!\[([\w-]+)\]\((.*)\)$/.exec(part)
  if (picture) {
    const mediaId = pictures.get(picture[1] ?? '')
    const caption = picture[2] ?? ''
    return mediaId ? [{ type: 'image', attrs: { mediaId, alt: caption, caption: '' } }] : []
  }
  if (part.startsWith('## ')) return [{ type: 'heading', attrs: { level: 2 }, content: toWords(part.slice(3)) }]
  if (part.startsWith('> ')) return [{ type: 'blockquote', content: [toParagraph(part.slice(2))] }]
  const items = part.split('\n')
  if (items.every((item) => item.startsWith('- ')))
    return [
      toList(
        'bulletList',
        items.map((item) => item.slice(2)),
      ),
    ]
  if (items.every((item) => /^\d+\. /.test(item)))
    return [
      toList(
        'orderedList',
        items.map((item) => item.replace(/^\d+\. /, '')),
      ),
    ]
  return [toParagraph(items.join(' '))]
}

const toParagraph = (text: string): Block => ({ type: 'paragraph', content: toWords(text) })
const toList = (type: string, items: string[]): Block => ({
  type,
  content: items.map((item) => ({ type: 'listItem', content: [toParagraph(item)] })),
})

function toWords(text: string) {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).flatMap((piece) => {
    if (piece === '') return []
    const [, words, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece) ?? []
    if (!words) return [{ type: 'text', text: piece }]
    return [{ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }]
  })
}

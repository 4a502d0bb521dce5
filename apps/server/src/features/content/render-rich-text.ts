import type { Picture } from '@gable/contract/property'
import type { RichBlock, RichInline, RichListItem, RichParagraph, RichText } from '@gable/contract/rich-text'
import { isSafeLink } from '@gable/domain/safe-link'
import { toSlug } from '@gable/domain/slug'
import { escapeHtml } from '#platform/escape-html.ts'

export type Rendered = { html: string; contents: { anchor: string; title: string }[] }
type Pictures = ReadonlyMap<string, Picture>

const sizes = '(min-width: 1024px) 680px, 92vw'

/**
 * HTML of a stored document: every tag is spelt here, every word escaped, and a link is looked at again, because what is
 * stored may be older than the rules it was stored by.
 */
export function renderRichText(document: RichText, pictures: Pictures = new Map()): Rendered {
  const contents: Rendered['contents'] = []
  const taken = new Set<string>()
  const anchorFor = (title: string) => {
    // With letters before it, no anchor has the name of something else on the page.
    const wanted = `s-${toSlug(title, 60) ?? contents.length + 1}`
    const anchor = taken.has(wanted) ? `${wanted}-${contents.length + 1}` : wanted
    taken.add(anchor)
    return anchor
  }

  const renderBlock = (block: RichBlock): string => {
    switch (block.type) {
      case 'paragraph':
        return renderParagraph(block)
      case 'heading': {
        const title = plainText(block.content)
        if (block.attrs.level !== 2 || title === '') return `<h3>${renderInlines(block.content)}</h3>`
        const anchor = anchorFor(title)
        contents.push({ anchor, title })
        return `<h2 id="${escapeHtml(anchor)}">${renderInlines(block.content)}</h2>`
      }
      case 'bulletList':
      case 'orderedList':
        return renderList(block)
      case 'blockquote':
        return `<blockquote>${block.content.map(renderParagraph).join('')}</blockquote>`
      case 'image':
        return renderImage(block.attrs, pictures)
      case 'horizontalRule':
        return '<hr>'
      default:
        return ''
    }
  }
  return { html: document.content.map(renderBlock).join(''), contents }
}

const renderParagraph = ({ content }: RichParagraph) => `<p>${renderInlines(content)}</p>`

type List = { type: 'bulletList' | 'orderedList'; content: RichListItem[] }

function renderList({ type, content }: List): string {
  const tag = type === 'orderedList' ? 'ol' : 'ul'
  const items = content.map((item) => {
    const parts = item.content.map((part) => (part.type === 'paragraph' ? renderParagraph(part) : renderList(part)))
    return `<li>${parts.join('')}</li>`
  })
  return `<${tag}>${items.join('')}</${tag}>`
}

function renderInlines(content: readonly RichInline[] = []): string {
  return content.map(renderInline).join('')
}

function renderInline(inline: RichInline): string {
  if (inline.type === 'hardBreak') return '<br>'
  if (inline.type !== 'text') return ''
  let html = escapeHtml(inline.text)
  for (const mark of inline.marks ?? []) {
    if (mark.type === 'bold') html = `<strong>${html}</strong>`
    else if (mark.type === 'italic') html = `<em>${html}</em>`
    else if (mark.type === 'link' && isSafeLink(mark.attrs.href)) {
      html = `<a href="${escapeHtml(mark.attrs.href)}" rel="noopener">${html}</a>`
    }
  }
  return html
}

type Image = Extract<RichBlock, { type: 'image' }>['attrs']

/** Nothing for a picture that is not there or not ready. */
function renderImage({ mediaId, alt, caption }: Image, pictures: Pictures): string {
  const picture = pictures.get(mediaId)
  const largest = picture?.widths.at(-1)
  if (!picture || !largest) return ''
  const setOf = (format: string) =>
    escapeHtml(picture.widths.map((width) => `${picture.url}/${width}.${format} ${width}w`).join(', '))
  const sources = ['avif', 'webp'].map(
    (format) => `<source type="image/${format}" srcset="${setOf(format)}" sizes="${sizes}">`,
  )
  const image =
    `<img src="${escapeHtml(`${picture.url}/${largest}.jpg`)}" alt="${escapeHtml(alt)}" ` +
    `width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async">`
  const words = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''
  return `<figure><picture>${sources.join('')}${image}</picture>${words}</figure>`
}

export const plainText = (content: readonly RichInline[] = []) =>
  content
    .map((inline) => (inline.type === 'text' ? inline.text : ' '))
    .join('')
    .trim()

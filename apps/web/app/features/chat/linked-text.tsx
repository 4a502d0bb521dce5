import { Fragment } from 'react'

const address = /https?:\/\/[^\s<>"']+/g
/** What usually ends a sentence and not an address. */
const trailing = /[.,;:!?)\]]$/

/** A text with its addresses as links, which lead away without saying from where. */
export function LinkedText({ text }: { text: string }) {
  return toParts(text).map(({ at, words, href }) =>
    href ? (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {words}
      </a>
    ) : (
      <Fragment key={at}>{words}</Fragment>
    ),
  )
}

type Part = { at: number; words: string; href?: string }

export function toParts(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const found of text.matchAll(address)) {
    const href = withoutEnd(found[0])
    if (!URL.canParse(href)) continue
    if (found.index > end) parts.push({ at: end, words: text.slice(end, found.index) })
    parts.push({ at: found.index, words: href, href })
    end = found.index + href.length
  }
  if (end < text.length) parts.push({ at: end, words: text.slice(end) })
  return parts
}

const withoutEnd = (found: string): string => (trailing.test(found) ? withoutEnd(found.slice(0, -1)) : found)

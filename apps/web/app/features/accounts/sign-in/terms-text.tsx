import type { ReactNode } from 'react'
import { LocalLink } from '#app/shell/local-link.tsx'

/** A sentence about the terms, with the ways to read them; whoever is filling in a form reads them beside it. */
export function TermsText({ text }: { text: string }) {
  const link = (to: string) => (words: string) => (
    <LocalLink to={to} target="_blank" className="underline">
      {words}
    </LocalLink>
  )
  return <MarkedText text={text} marks={{ terms: link('/terms'), privacy: link('/privacy') }} />
}

type Marks = Record<string, (words: string) => ReactNode>

/** A text in which `<terms>some words</terms>` are drawn by a function of that name; languages put them where they like. */
function MarkedText({ text, marks }: { text: string; marks: Marks }) {
  // Between the marks the list holds plain words, then the name and the words of a mark, in turns of three.
  const parts = text.split(/<(\w+)>([^<]*)<\/\w+>/)
  return parts.map((part, index) => {
    if (index % 3 === 1) return null
    const mark = index % 3 === 2 ? marks[parts[index - 1] ?? ''] : undefined
    return <span key={index}>{mark ? mark(part) : part}</span>
  })
}

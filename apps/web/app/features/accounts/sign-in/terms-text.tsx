import { LocalLink } from '#app/shell/local-link.tsx'
import { MarkedText } from './marked-text.tsx'

/** A sentence about the terms, with the ways to read them; whoever is filling in a form reads them beside it. */
export function TermsText({ text }: { text: string }) {
  const link = (to: string) => (words: string) => (
    <LocalLink to={to} target="_blank" className="underline">
      {words}
    </LocalLink>
  )
  return <MarkedText text={text} marks={{ terms: link('/terms'), privacy: link('/privacy') }} />
}

import type { Faq } from '@gable/contract/faqs'
import { Plus } from 'lucide-react'
import { markWords } from './mark-words.tsx'

type FaqItemProps = { faq: Faq; words?: string; isOpen?: boolean }

export const faqAnchor = (id: number) => `q-${id}`

/** A question that opens without any script; a link to its answer opens it too. */
export function FaqItem({ faq: { id, question, answer }, words = '', isOpen = false }: FaqItemProps) {
  return (
    <details className="faq-item" open={isOpen}>
      <summary>
        <h3 dir="auto">{markWords(question, words)}</h3>
        <Plus aria-hidden />
      </summary>
      <div id={faqAnchor(id)} dir="auto">
        {answer.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{markWords(paragraph, words)}</p>
        ))}
      </div>
    </details>
  )
}

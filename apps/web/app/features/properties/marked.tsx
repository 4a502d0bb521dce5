import type { Highlight } from '@gable/contract/search'

type MarkedProps = { text: string; marks: Highlight['marks'] | undefined }

/** A text with the words that were searched for marked. */
export function Marked({ text, marks }: MarkedProps) {
  if (!marks || marks.length === 0) return text
  return (
    <>
      {marks.map(([from, upTo], index) => (
        <span key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, upTo)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1])}
    </>
  )
}

import type { ReactNode } from 'react'
import { useLanguage } from '#app/shell/site.ts'

type ChipBoxProps = {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  isChosen: boolean
  /** How many homes it would leave; what leaves none cannot be chosen. */
  count?: number | undefined
  children: ReactNode
}

/** A chip that is a native box, so that forms and keys need no script. */
export function ChipBox({ isChosen, count, children, ...input }: ChipBoxProps) {
  const { locale } = useLanguage()
  return (
    <label className="ui-chip chip-box">
      <input {...input} defaultChecked={isChosen} disabled={count === 0 && !isChosen} className="ui-visually-hidden" />
      {children}
      {count !== undefined && <span data-count>{new Intl.NumberFormat(locale).format(count)}</span>}
    </label>
  )
}

export function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="filter-section">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

import type { NumberStyle } from '@gable/domain/number-input'
import type { FormEventHandler, ReactNode, RefObject } from 'react'
import { Form, useNavigate } from 'react-router'
import { useLocalPath } from '#app/shell/site.ts'
import { useMoneyStyle } from '#app/shell/use-money-style.ts'
import { changeSearch, type SearchState } from './search-state.ts'
import { parseSearch, toQuery } from './search-url.ts'

type SearchFormProps = {
  search: SearchState
  /** The names that the form's own fields bring. */
  except: readonly string[]
  children: ReactNode
  className?: string
  onChange?: FormEventHandler<HTMLFormElement>
  ref?: RefObject<HTMLFormElement | null>
}

/** A form that changes a part of the search. Without scripts it leads to the same address, only longer. */
export function SearchForm({ search, except, children, ...rest }: SearchFormProps) {
  const toLocal = useLocalPath()
  const navigate = useNavigate()
  const style = useMoneyStyle()
  return (
    <Form
      {...rest}
      action={toLocal('/properties')}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(toLocal(`/properties${toQuery(readForm(event.currentTarget, style))}`))
      }}
    >
      <HiddenSearch search={search} except={except} />
      {children}
    </Form>
  )
}

/** What the fields of a form say. */
export function readForm(form: HTMLFormElement, style: NumberStyle): SearchState {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return parseSearch(new URLSearchParams(entries), style)
}

/** The other parts of the search, for forms that change one. */
export function HiddenSearch({ search, except }: Pick<SearchFormProps, 'search' | 'except'>) {
  const entries = [...new URLSearchParams(toQuery(changeSearch(search, {})))]
  return entries
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

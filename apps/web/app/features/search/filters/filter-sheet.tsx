import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { buttonClass } from '@gable/ui/button'
import { X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { useMoneyStyle } from '#app/shell/use-money-style.ts'
import type { Facets } from '../facets.ts'
import { HiddenSearch, readForm } from '../search-form.tsx'
import type { Labels } from '../search-labels.ts'
import { changeSearch, type SearchState } from '../search-state.ts'
import { nameOf, parseSearch, toQuery } from '../search-url.ts'
import { FilterFields } from './filter-fields.tsx'
import { useCounted } from './use-counted.ts'

type FilterSheetProps = { search: SearchState; total: number; facets: Facets; labels: Labels; now: number }

export function FilterSheet({ search, total, facets, labels, now }: FilterSheetProps) {
  const { t } = useTranslation(['results', 'search'])
  const [draft, setDraft] = useState(search)
  const counted = useCounted(draft, labels, { total, facets })
  const toLocal = useLocalPath()
  const navigate = useNavigate()
  const style = useMoneyStyle()
  const own = ['deal', 'min', 'max', 'category', 'near', 'within', 'posted', 'with']
  const parameters = labels.parameters.map(({ key }) => nameOf(key))

  function apply(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const to = toLocal(`/properties${toQuery(readForm(event.currentTarget, style))}`)
    void navigate(to, { replace: true, preventScrollReset: true })
  }

  return (
    <Sheet title={t('filters.all')} search={search}>
      <Form
        action={toLocal('/properties')}
        className="contents"
        onSubmit={apply}
        onChange={(event) => setDraft(readForm(event.currentTarget, style))}
      >
        <HiddenSearch search={search} except={[...own, ...parameters]} />
        <div className="filter-sheet-body">
          <FilterFields
            search={search}
            draft={draft}
            labels={labels}
            first={facets}
            facets={counted.facets}
            now={now}
            onDraft={(change) => setDraft((before) => ({ ...before, ...change }))}
          />
        </div>
        <div className="filter-sheet-foot">
          <LocalLink
            to={`/properties/filters${toQuery(withoutFilters(search))}`}
            replace
            preventScrollReset
            className={buttonClass({ variant: 'quiet' })}
          >
            {t('filters.clear')}
          </LocalLink>
          <button type="submit" className={buttonClass({ size: 'large' }, 'grow sm:max-w-75')}>
            <span aria-live="polite">{t('search:box.show', { count: counted.total })}</span>
          </button>
        </div>
      </Form>
    </Sheet>
  )
}

/** The order and the view are no filters. */
const withoutFilters = ({ sort, view }: SearchState) =>
  changeSearch(parseSearch(new URLSearchParams()), { view, sort: sort === 'distance' ? undefined : sort })

type SheetProps = { title: string; search: SearchState; children: ReactNode }

/** A native dialog: modal as soon as there are scripts, and simply open before. Back, Esc and the cross close it. */
function Sheet({ title, search, children }: SheetProps) {
  const { t } = useTranslation('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const toLocal = useLocalPath()
  const navigate = useNavigate()
  const { key } = useLocation()
  const results = `/properties${toQuery(search)}`

  useLayoutEffect(() => {
    const element = dialog.current
    element?.close()
    element?.showModal()
    // Otherwise the cross would have it, as if to close were what people come for.
    element?.querySelector('h2')?.focus()
    // Closing gives the focus back to where it was.
    return () => element?.close()
  }, [])

  function close() {
    // The first page of a visit has nothing behind it.
    if (key === 'default') void navigate(toLocal(results), { replace: true, preventScrollReset: true })
    else void navigate(-1)
  }

  return (
    <dialog
      ref={dialog}
      open
      className="filter-sheet"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onPointerDown={(event) => event.target === dialog.current && close()}
    >
      <div className="filter-sheet-head">
        <h2 tabIndex={-1} className="type-block outline-none">
          {title}
        </h2>
        <LocalLink
          to={results}
          replace
          preventScrollReset
          aria-label={t('actions.close')}
          className="ui-icon-button -me-3"
          onClick={(event) => {
            event.preventDefault()
            close()
          }}
        >
          <X aria-hidden />
        </LocalLink>
      </div>
      {children}
    </dialog>
  )
}

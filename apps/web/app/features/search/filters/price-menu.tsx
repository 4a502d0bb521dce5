import { buttonClass } from '@gable/ui/button'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { QueryScope } from '#app/shell/query-scope.tsx'
import { useMoneyStyle } from '#app/shell/use-money-style.ts'
import type { FilterProps } from '../filter-menus.tsx'
import { readForm, SearchForm } from '../search-form.tsx'
import { PriceRange } from './price-fields.tsx'
import { useCounted } from './use-counted.ts'

/** The price alone, with what there is at each and how many homes it would leave. */
export const PriceMenu = (props: FilterProps) => (
  <QueryScope>
    <CountedPrice {...props} />
  </QueryScope>
)

function CountedPrice({ search, labels, facets, total }: FilterProps) {
  const { t } = useTranslation('search')
  const style = useMoneyStyle()
  const [draft, setDraft] = useState(search)
  const counted = useCounted(draft, labels, { total, facets })
  return (
    <SearchForm
      search={search}
      except={['min', 'max']}
      className="grid gap-4"
      onChange={(event) => setDraft(readForm(event.currentTarget, style))}
    >
      <PriceRange
        search={search}
        draft={draft}
        first={facets}
        facets={facets}
        onDraft={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
      <button type="submit" className={buttonClass()}>
        <span aria-live="polite">{t('box.show', { count: counted.total })}</span>
      </button>
    </SearchForm>
  )
}

import { buttonClass } from '@gable/ui/button'
import { chipClass } from '@gable/ui/chip'
import { Field } from '@gable/ui/field'
import { NumberInput } from '@gable/ui/number-input'
import { Check, ChevronDown, Search, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigate } from 'react-router'
import { DropMenu } from '../../layout/drop-menu.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { useLocalPath, useSite } from '../../site.ts'
import type { CategoryLabel } from './category-labels.ts'
import { withoutFilter } from './filters.ts'
import { WhereInput } from './one-box/where-input.tsx'
import { changeSearch, parseSearch, type SearchState, toQuery } from './search-url.ts'
import { useFilterText } from './use-filter-text.ts'

type FilterBarProps = { search: SearchState; categories: readonly CategoryLabel[] }

/** Every filter is a link or a form of its own, so the bar works before and without any script. */
export function FilterBar({ search, categories }: FilterBarProps) {
  const { t } = useTranslation('search')
  return (
    <section className="filter-bar" aria-label={t('filters.label')}>
      <search className="contents">
        <WordsFilter key={search.text} search={search} />
      </search>
      <span className="mx-1 h-6 w-px shrink-0 bg-line max-lg:hidden" />
      <div className="filter-chips">
        <DealFilter search={search} />
        <PriceFilter search={search} />
        <CategoryFilter search={search} categories={categories} />
        <Removable search={search} filter="city" />
        <Removable search={search} filter="state" />
        <Removable search={search} filter="country" />
        <Removable search={search} filter="box" />
      </div>
    </section>
  )
}

/** The other parts of the search, for forms that change one. */
function Hidden({ search, except }: { search: SearchState; except: readonly string[] }) {
  const entries = [...new URLSearchParams(toQuery(changeSearch(search, {})))]
  return entries
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** A form whose empty fields do not end up in the address. */
function SearchForm({
  search,
  except,
  children,
  ...rest
}: { search: SearchState; except: string[]; children: ReactNode } & {
  className?: string
  ref?: RefObject<HTMLFormElement | null>
}) {
  const toLocal = useLocalPath()
  const navigate = useNavigate()
  return (
    <Form
      {...rest}
      action={toLocal('/properties')}
      onSubmit={(event) => {
        event.preventDefault()
        const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
        void navigate(toLocal(`/properties${toQuery(parseSearch(new URLSearchParams(entries)))}`))
      }}
    >
      <Hidden search={search} except={except} />
      {children}
    </Form>
  )
}

function WordsFilter({ search }: { search: SearchState }) {
  const { t } = useTranslation('search')
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(search.text ?? '')

  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest?.('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focusOnSlash)
    return () => document.removeEventListener('keydown', focusOnSlash)
  }, [])

  return (
    <SearchForm search={search} except={['text']} className="filter-words" ref={frame}>
      <Search aria-hidden />
      <WhereInput
        ref={input}
        anchor={frame}
        name="text"
        value={text}
        onValueChange={setText}
        deal={search.deal}
        enterKeyHint="search"
        aria-label={t('box.where')}
        placeholder={t('box.wherePlaceholder')}
      />
      <kbd className="ui-key max-lg:hidden" aria-hidden>
        /
      </kbd>
    </SearchForm>
  )
}

type ChipMenuProps = { label: string; text: string; isSelected: boolean; children: ReactNode; width?: string }

function ChipMenu({ label, text, isSelected, children, width = 'md:w-64' }: ChipMenuProps) {
  const trigger = (
    <>
      <bdi>{text}</bdi>
      <ChevronDown aria-hidden />
    </>
  )
  return (
    <DropMenu
      label={text === label ? label : `${label}: ${text}`}
      trigger={trigger}
      triggerClassName={chipClass({ isSelected })}
      panelClassName={`filter-panel ${width}`}
    >
      <p className="ui-label mb-2">{label}</p>
      {children}
    </DropMenu>
  )
}

function Choice({
  search,
  change,
  isChosen,
  children,
}: {
  search: SearchState
  change: Partial<SearchState>
  isChosen: boolean
  children: ReactNode
}) {
  return (
    <li>
      <LocalLink
        to={`/properties${toQuery(changeSearch(search, change))}`}
        aria-current={isChosen ? 'true' : undefined}
        className="flex min-h-11 items-center justify-between gap-3 text-15"
      >
        {children}
        {isChosen && <Check className="text-brand" aria-hidden />}
      </LocalLink>
    </li>
  )
}

function DealFilter({ search }: { search: SearchState }) {
  const { t } = useTranslation('search')
  const names = { sell: t('box.buy'), rent: t('box.rent') }
  const choices = [undefined, 'sell', 'rent'] as const
  return (
    <ChipMenu
      label={t('filters.deal')}
      text={search.deal ? names[search.deal] : t('filters.deal')}
      isSelected={search.deal !== undefined}
    >
      <ul>
        {choices.map((deal) => (
          // A price to buy means nothing to somebody who rents.
          <Choice
            key={deal ?? 'both'}
            search={search}
            change={{ deal, ...withoutFilter.price }}
            isChosen={deal === search.deal}
          >
            {deal ? names[deal] : t('filters.anyDeal')}
          </Choice>
        ))}
      </ul>
    </ChipMenu>
  )
}

function CategoryFilter({ search, categories }: FilterBarProps) {
  const { t } = useTranslation('search')
  const chosen = categories.find(({ slug }) => slug === search.category)
  return (
    <ChipMenu
      label={t('filters.category')}
      text={chosen ? chosen.name : t('filters.category')}
      isSelected={search.category !== undefined}
    >
      <ul>
        <Choice search={search} change={withoutFilter.category} isChosen={search.category === undefined}>
          {t('filters.anyCategory')}
        </Choice>
        {categories.map((category) => (
          <Choice
            key={category.id}
            search={search}
            change={{ category: category.slug }}
            isChosen={category.slug === search.category}
          >
            {category.name}
          </Choice>
        ))}
      </ul>
    </ChipMenu>
  )
}

function PriceFilter({ search }: { search: SearchState }) {
  const { t } = useTranslation(['search', 'common'])
  const { settings } = useSite()
  const text = useFilterText()
  const isSelected = search.minPrice !== undefined || search.maxPrice !== undefined
  const box = (name: 'min' | 'max', label: string, value: number | undefined) => (
    <Field label={label}>
      {(control) => (
        <NumberInput
          {...control}
          key={value}
          name={name}
          isSmall
          prefix={settings.currencySymbol}
          defaultValue={value}
        />
      )}
    </Field>
  )
  return (
    <ChipMenu
      label={t('filters.priceRange')}
      text={isSelected ? text(search, 'price') : t('filters.priceRange')}
      isSelected={isSelected}
      width="md:w-88"
    >
      <SearchForm search={search} except={['min', 'max']} className="grid gap-4">
        <div className="grid grid-cols-2 gap-3">
          {box('min', t('filters.minPrice'), search.minPrice)}
          {box('max', t('filters.maxPrice'), search.maxPrice)}
        </div>
        <button type="submit" className={buttonClass()}>
          {t('filters.apply')}
        </button>
      </SearchForm>
    </ChipMenu>
  )
}

function Removable({ search, filter }: { search: SearchState; filter: 'city' | 'state' | 'country' | 'box' }) {
  const { t } = useTranslation('search')
  const text = useFilterText()
  if (search[filter] === undefined) return null
  const name = text(search, filter)
  return (
    <LocalLink
      to={`/properties${toQuery(changeSearch(search, withoutFilter[filter]))}`}
      className={chipClass({ isSelected: true })}
      aria-label={t('filters.remove', { name })}
    >
      <bdi>{name}</bdi>
      <X aria-hidden />
    </LocalLink>
  )
}

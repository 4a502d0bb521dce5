import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { DropLink } from './chip-menu.tsx'
import type { Filter } from './filters.ts'
import { WhereInput } from './one-box/where-input.tsx'
import { SearchForm } from './search-form.tsx'
import { type PlaceName, placeNames, type SearchState } from './search-state.ts'

type BoxFilter = 'text' | PlaceName

/** What the box says: the words that are looked for, or else the place. */
const boxFilterOf = (search: SearchState): BoxFilter | undefined =>
  (['text', ...placeNames] as const).find((filter) => search[filter] !== undefined)

export function boxTextOf(search: SearchState): string {
  const filter = boxFilterOf(search)
  return (filter && search[filter]) ?? ''
}

/** What is around a place only tells it from others of its name: it comes and goes with it. */
const allInBox = (search: SearchState): readonly BoxFilter[] => (search.text === undefined ? placeNames : ['text'])

export const isInBox = (search: SearchState, filter: Filter) => allInBox(search).some((one) => one === filter)

type WordsFilterProps = { search: SearchState; summary: ReactNode }

export function WordsFilter({ search, summary }: WordsFilterProps) {
  const { t } = useTranslation(['results', 'search'])
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLFormElement>(null)
  const id = useId()
  const isHydrated = useIsHydrated()
  const filter = boxFilterOf(search)
  const said = boxTextOf(search)
  const [text, setText] = useState(said)
  useSlashKey(input)
  // A place that nobody touched stays a place. Without scripts nobody can tell, and all that is sent is words.
  const name = isHydrated && filter && text === said ? filter : 'text'
  const replaced = name === 'text' ? [name, ...allInBox(search)] : [name]
  return (
    <SearchForm search={search} except={replaced} className="filter-words" ref={frame}>
      {/* Without a button Enter sends nothing: the box that suggests brings a second field of its own. */}
      <button type="submit" className="filter-submit" aria-label={t('search:box.submit')}>
        <Search aria-hidden />
      </button>
      <WhereInput
        ref={input}
        id={id}
        anchor={frame}
        name={name}
        value={text}
        onValueChange={setText}
        deal={search.deal}
        enterKeyHint="search"
        aria-label={t('search:box.where')}
        placeholder={t('filters.where')}
      />
      <label className="filter-summary" htmlFor={id}>
        {summary}
      </label>
      {filter ? (
        <DropLink search={withoutBox(search)} filter={filter} name={said} className="filter-clear" />
      ) : (
        <kbd className="ui-key max-lg:hidden" aria-hidden>
          /
        </kbd>
      )}
    </SearchForm>
  )
}

const withoutBox = (search: SearchState): SearchState => ({
  ...search,
  ...Object.fromEntries(allInBox(search).map((filter) => [filter, undefined])),
})

function useSlashKey(input: { current: HTMLInputElement | null }) {
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest?.('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focusOnSlash)
    return () => document.removeEventListener('keydown', focusOnSlash)
  }, [input])
}

import type { PlaceLabel } from '@gable/contract/place-label'
import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { DropLink } from './drop-link.tsx'
import type { Filter } from './filters.ts'
import { WhereInput } from './one-box/where-input.tsx'
import { SearchForm } from './search-form.tsx'
import { type PlaceName, placeNames, placeOf, type SearchState } from './search-state.ts'

type BoxFilter = 'text' | PlaceName

/** What the box says: the words that are looked for, or else the place. */
const boxFilterOf = (search: SearchState): BoxFilter | undefined =>
  (['text', ...placeNames] as const).find((filter) => search[filter] !== undefined)

export const boxTextOf = (search: SearchState, label?: PlaceLabel): string =>
  search.text ?? placeOf(search, label) ?? ''

/** What is around a place only tells it from others of its name: it comes and goes with it. */
const allInBox = (search: SearchState): readonly BoxFilter[] => (search.text === undefined ? placeNames : ['text'])

export const isInBox = (search: SearchState, filter: Filter) => allInBox(search).some((one) => one === filter)

type WordsFilterProps = { search: SearchState; placeLabel: PlaceLabel | undefined; summary: ReactNode }

export function WordsFilter({ search, placeLabel, summary }: WordsFilterProps) {
  const { t } = useTranslation(['results', 'search'])
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLFormElement>(null)
  const id = useId()
  const isHydrated = useIsHydrated()
  const filter = boxFilterOf(search)
  const said = boxTextOf(search, placeLabel)
  const [text, setText] = useState(said)
  useSlashKey(input)
  // A place that nobody touched stays the place it is, whatever the reader calls it: the box sends nothing then. Without
  // scripts nobody can tell, and all that is sent is words.
  const isUntouched = isHydrated && filter !== undefined && filter !== 'text' && text === said
  const replaced = isUntouched ? [] : ['text', ...allInBox(search)]
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
        name={isUntouched ? undefined : 'text'}
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

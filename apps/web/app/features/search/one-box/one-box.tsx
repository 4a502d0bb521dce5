import type { Deal } from '@gable/domain/market-moves'
import { SuggestGroups, type SuggestGroup } from '@gable/ui/suggest-groups'
import { type ComponentProps, type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import '#app/shared/i18n/suggestion-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { QueryScope } from '#app/shell/query-scope.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { forgetRecentSearches, listRecentSearches, type RecentSearch } from './recent-searches.ts'
import { keyOf, pathOf, type Suggestion, toSuggestions } from './suggestion.ts'
import { SuggestionLine } from './suggestion-line.tsx'
import { type FoundSuggestions, useSuggestions } from './use-suggestions.ts'

export type OneBoxProps = {
  value: string
  onValueChange: (value: string) => void
  deal: Deal | undefined
  /** What the list hangs under. */
  anchor: RefObject<HTMLElement | null>
  input: ComponentProps<'input'>
  /** Whether somebody is typing already. */
  isOpenAtFirst: boolean
}

/** Places, kinds of home, homes, projects and earlier searches under one text box. */
export function OneBox(props: OneBoxProps) {
  return (
    <QueryScope>
      <Box {...props} />
    </QueryScope>
  )
}

function Box({ value, onValueChange, deal, anchor, input, isOpenAtFirst }: OneBoxProps) {
  const { t } = useTranslation('suggestions')
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  const suggestions = useSuggestions(value, deal)
  const [recent, setRecent] = useState(listRecentSearches)
  const shownRecent = value.trim() === '' ? recent : []
  const groups = useGroups(suggestions, shownRecent)
  const clear = () => {
    forgetRecentSearches()
    setRecent([])
  }
  return (
    <SuggestGroups
      value={value}
      onValueChange={onValueChange}
      groups={groups}
      keyOf={keyOf}
      onPick={(suggestion) => void navigate(toLocal(pathOf(suggestion, deal)))}
      status={groups.length === 0 && suggestions.state !== 'idle' && <Status state={suggestions.state} />}
      closeLabel={t('keys.close')}
      footer={groups.length > 0 && <Footer onClear={shownRecent.length > 0 ? clear : undefined} />}
      anchor={anchor}
      input={input}
      isOpenAtFirst={isOpenAtFirst}
    >
      {(suggestion) => <SuggestionLine suggestion={suggestion} typed={value} />}
    </SuggestGroups>
  )
}

function useGroups({ found }: FoundSuggestions, recent: readonly RecentSearch[]): SuggestGroup<Suggestion>[] {
  const { t } = useTranslation('suggestions')
  const all = found ? toSuggestions(found) : { places: [], categories: [], homes: [], projects: [] }
  return [
    { label: t('places'), items: all.places },
    { label: t('categories'), items: all.categories },
    { label: t('homes'), items: all.homes },
    { label: t('projects'), items: all.projects },
    { label: t('recent'), items: recent.map((one): Suggestion => ({ kind: 'recent', recent: one })) },
  ].filter(({ items }) => items.length > 0)
}

function Status({ state }: { state: Exclude<FoundSuggestions['state'], 'idle'> }) {
  const { t } = useTranslation('suggestions')
  return t(state === 'found' ? 'none' : state)
}

function Footer({ onClear }: { onClear: (() => void) | undefined }) {
  const { t } = useTranslation('suggestions')
  return (
    <div className="ui-suggestion-footer">
      <p className="ui-suggestion-keys" aria-hidden>
        <kbd className="ui-key">↑</kbd>
        <kbd className="ui-key">↓</kbd>
        {t('keys.move')}
        <kbd className="ui-key">↵</kbd>
        {t('keys.open')}
        <kbd className="ui-key">esc</kbd>
        {t('keys.close')}
      </p>
      {onClear && (
        <button type="button" className="ui-link" onClick={onClear}>
          {t('clear')}
        </button>
      )}
    </div>
  )
}

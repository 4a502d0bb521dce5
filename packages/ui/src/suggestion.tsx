import { Autocomplete } from '@base-ui/react/autocomplete'
import type { ReactNode } from 'react'

export type SuggestionProps<Item> = {
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
  onPick: (item: Item) => void
}

/** One row of what could be meant, for the lists that offer it. */
export const toSuggestion =
  <Item,>({ keyOf, children, onPick }: SuggestionProps<Item>) =>
  (item: Item) => (
    <Autocomplete.Item key={keyOf(item)} value={item} className="ui-menu-item" onClick={() => onPick(item)}>
      {children(item)}
    </Autocomplete.Item>
  )

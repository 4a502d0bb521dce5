import { Autocomplete } from '@base-ui/react/autocomplete'
import type { ComponentProps, ReactNode, RefObject } from 'react'

export type SuggestGroup<Item> = {
  label: string
  items: readonly Item[]
}

type SuggestGroupsProps<Item> = {
  value: string
  onValueChange: (value: string) => void
  groups: readonly SuggestGroup<Item>[]
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
  onPick: (item: Item) => void
  /** Said instead of the list: that nothing was found, or that it is being looked for. */
  status?: ReactNode
  /** Stands below the list, does not scroll with it and may hold controls. */
  footer?: ReactNode
  /** What the list is as wide as and hangs under; the box itself unless something around it is. */
  anchor?: RefObject<HTMLElement | null>
  isOpenAtFirst?: boolean
  input: Omit<ComponentProps<'input'>, 'value' | 'onChange'>
}

/**
 * A bare text box that offers things of several kinds. Arrow keys choose, Enter takes what is chosen and otherwise
 * sends the form, Esc closes. Choosing leaves the text alone: it leads somewhere.
 */
export function SuggestGroups<Item>(props: SuggestGroupsProps<Item>) {
  const { value, onValueChange, groups, keyOf, children, onPick, status, footer, anchor, isOpenAtFirst, input } = props
  return (
    <Autocomplete.Root
      items={groups}
      mode="none"
      value={value}
      openOnInputClick
      defaultOpen={isOpenAtFirst ?? false}
      onValueChange={(text, { reason }) => {
        if (reason !== 'item-press') onValueChange(text)
      }}
    >
      <Autocomplete.Input {...input} />
      <Autocomplete.Portal>
        <Autocomplete.Positioner
          className="ui-popup-positioner"
          anchor={anchor}
          sideOffset={6}
          align="start"
          collisionPadding={16}
        >
          <Autocomplete.Popup className="ui-menu ui-suggestions ui-suggestion-groups">
            <Autocomplete.Status className="ui-suggestions-status">{status}</Autocomplete.Status>
            <Autocomplete.List>
              {({ label, items }: SuggestGroup<Item>) => (
                <Autocomplete.Group key={label} items={items} className="ui-suggestion-group">
                  <Autocomplete.GroupLabel className="ui-suggestion-label">{label}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: Item) => (
                      <Autocomplete.Item
                        key={keyOf(item)}
                        value={item}
                        className="ui-menu-item"
                        onClick={() => onPick(item)}
                      >
                        {children(item)}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            {footer}
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}

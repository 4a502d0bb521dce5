import { Autocomplete } from '@base-ui/react/autocomplete'
import { ArrowLeft } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import { type SuggestionProps, toSuggestion } from './suggestion.tsx'

export type SuggestGroup<Item> = {
  label: string
  items: readonly Item[]
}

type SuggestGroupsProps<Item> = SuggestionProps<Item> & {
  value: string
  onValueChange: (value: string) => void
  groups: readonly SuggestGroup<Item>[]
  /** Said instead of the list: that nothing was found, or that it is being looked for. */
  status?: ReactNode
  /** Stands below the list, does not scroll with it and may hold controls. */
  footer?: ReactNode
  /** What the list is as wide as and hangs under; the box itself unless something around it is. */
  anchor?: RefObject<HTMLElement | null>
  isOpenAtFirst?: boolean
  /** On a phone box and list take the whole screen; this is what leads back. */
  closeLabel: string
  input: Omit<ComponentProps<'input'>, 'value' | 'onChange'>
}

/**
 * A bare text box that offers things of several kinds. Arrow keys choose, Enter takes what is chosen and otherwise
 * sends the form, Esc closes. Choosing leaves the text alone: it leads somewhere.
 */
export function SuggestGroups<Item>(props: SuggestGroupsProps<Item>) {
  const { value, onValueChange, groups, status, footer, anchor, input } = props
  const [isOpen, setOpen] = useState(props.isOpenAtFirst ?? false)
  useShownOn(anchor, isOpen && (groups.length > 0 || Boolean(status)))
  return (
    <Autocomplete.Root
      items={groups}
      mode="none"
      value={value}
      openOnInputClick
      open={isOpen}
      onOpenChange={setOpen}
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
          // Upwards it would lie over what belongs to the box, such as its tabs.
          collisionAvoidance={{ side: 'none' }}
        >
          <Autocomplete.Popup className="ui-menu ui-suggestions ui-suggestion-groups">
            <button
              type="button"
              className="ui-suggestion-back"
              aria-label={props.closeLabel}
              onClick={() => setOpen(false)}
            >
              <ArrowLeft className="rtl:-scale-x-100" aria-hidden />
            </button>
            <Autocomplete.Status className="ui-suggestions-status">{status}</Autocomplete.Status>
            <Autocomplete.List>
              {({ label, items }: SuggestGroup<Item>) => (
                <Autocomplete.Group key={label} items={items} className="ui-suggestion-group">
                  <Autocomplete.GroupLabel className="ui-suggestion-label">{label}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>{toSuggestion(props)}</Autocomplete.Collection>
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

/** What the list hangs under knows that it is there: on a phone it moves to the top of the screen. */
function useShownOn(anchor: RefObject<HTMLElement | null> | undefined, isShown: boolean) {
  useLayoutEffect(() => {
    anchor?.current?.toggleAttribute('data-suggesting', isShown)
  }, [anchor, isShown])
}

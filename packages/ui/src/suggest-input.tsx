import { Autocomplete } from '@base-ui/react/autocomplete'
import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import type { FieldControl } from './field.tsx'
import { type SuggestionProps, toSuggestion } from './suggestion.tsx'

type SuggestInputProps<Item> = Partial<FieldControl> &
  SuggestionProps<Item> & {
    value: string
    onValueChange: (value: string) => void
    /** What could be meant, best first; whoever asks for them decides what fits. */
    items: readonly Item[]
    /** What stands in the box after the item was chosen. */
    textOf: (item: Item) => string
    /** Said instead of the list: that nothing was found, or that it is being looked for. */
    status?: ReactNode
    start?: ReactNode
    end?: ReactNode
    placeholder?: string | undefined
    autoComplete?: string | undefined
    maxLength?: number | undefined
    dir?: 'auto' | undefined
    onBlur?: (() => void) | undefined
    className?: string | undefined
  }

/** A text box that offers what could be meant. Arrow keys choose, Enter takes, Esc closes; any other text may stay. */
export function SuggestInput<Item>(props: SuggestInputProps<Item>) {
  const { value, onValueChange, items, keyOf, textOf, children, onPick, status, start, end, className, ...input } =
    props
  const [isOpen, setOpen] = useState(false)
  return (
    <Autocomplete.Root
      items={items}
      mode="none"
      autoHighlight
      open={isOpen}
      onOpenChange={setOpen}
      value={value}
      itemToStringValue={textOf}
      onValueChange={(text) => onValueChange(text)}
    >
      <Autocomplete.InputGroup className={classNames('ui-input', className)}>
        {start}
        <Autocomplete.Input {...input} autoComplete={input.autoComplete ?? 'off'} />
        {end}
      </Autocomplete.InputGroup>
      {isOpen && (
        <Autocomplete.Portal>
          <Autocomplete.Positioner className="ui-popup-positioner" sideOffset={6} align="start" collisionPadding={16}>
            {/* Not the library's popup: it hides the rest of the page from screen readers, the button to save among it,
              although the focus never leaves the box. */}
            <div className="ui-menu ui-suggestions">
              <Autocomplete.Status className="ui-suggestions-status">{status}</Autocomplete.Status>
              <Autocomplete.List>{toSuggestion({ keyOf, children, onPick })}</Autocomplete.List>
            </div>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      )}
    </Autocomplete.Root>
  )
}

import { TextInput, type TextInputProps } from './text-input.tsx'

type NumberInputProps = Omit<TextInputProps, 'type' | 'prefix'> & {
  /** A currency sign or a unit; decoration, so the label must say it too. */
  prefix?: string | undefined
  suffix?: string | undefined
}

/** A text box with the number keyboard: `type=number` loses grouping and jumps when the page is scrolled. */
export function NumberInput({ prefix, suffix, start, end, ...rest }: NumberInputProps) {
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      start={start ?? affix(prefix)}
      end={end ?? affix(suffix)}
    />
  )
}

const affix = (text: string | undefined) =>
  text && (
    <span className="ui-affix" aria-hidden>
      <bdi>{text}</bdi>
    </span>
  )

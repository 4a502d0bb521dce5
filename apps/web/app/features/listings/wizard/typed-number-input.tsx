import type { NumberStyle } from '@gable/domain/number-input'
import { NumberInput } from '@gable/ui/number-input'
import type { ComponentProps } from 'react'
import { NumberReading } from '#app/shell/number-reading.tsx'

/** What is typed, and the field it is typed into; of a form of the wizard, or any other. */
export type TypedNumber = {
  field: Pick<ComponentProps<typeof NumberInput>, 'ref' | 'name' | 'onBlur' | 'value'>
  text: string
  write: (text: string) => void
  style: NumberStyle
}

type TypedNumberInputProps = Omit<ComponentProps<typeof NumberInput>, 'ref' | 'name' | 'value' | 'onChange'> & {
  number: TypedNumber
}

/** A figure as people type it; where it may mean two, what was understood stands below. */
export function TypedNumberInput({ number: { field, text, write, style }, ...rest }: TypedNumberInputProps) {
  return (
    <>
      <NumberInput {...rest} {...field} onChange={(event) => write(event.target.value)} />
      <NumberReading text={text} style={style} onChoose={write} />
    </>
  )
}

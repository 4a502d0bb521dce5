import { NumberInput } from '@gable/ui/number-input'
import type { ComponentProps } from 'react'
import { NumberReading } from '#app/shell/number-reading.tsx'
import type { useNumberField } from './use-number-field.ts'

type TypedNumberInputProps = Omit<ComponentProps<typeof NumberInput>, 'ref' | 'name' | 'value' | 'onChange'> & {
  number: ReturnType<typeof useNumberField>
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

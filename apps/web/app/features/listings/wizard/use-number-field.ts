import { type NumberStyle, parseNumberInput, readTypedNumber, writeClearly } from '@gable/domain/number-input'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { fieldId, useFieldError } from './wizard-form.ts'

/** Between the figure that is kept and the one that is shown, where they are in different units. */
export type FieldScale = { toKept: (shown: number) => number; toShown: (kept: number) => number }

/**
 * A field of the form that shows what was typed and keeps the figure that it means, so that rules, previews, drafts
 * and calls all speak of the same one. What is no figure is kept as it is, for the rules to say so.
 */
export function useNumberField(path: string, style: NumberStyle, scale?: FieldScale) {
  const error = useFieldError(path, scale?.toShown)
  const { field } = useController({ name: path })
  const kept = String(field.value ?? '')
  const shown = toShown(kept, scale)
  const [typed, setTyped] = useState(shown)
  // A draft of another device may have come in between.
  const text = toFigure(typed, style, scale) === kept ? typed : shown
  function write(next: string) {
    setTyped(next)
    field.onChange(toFigure(next, style, scale))
  }
  return {
    id: fieldId(path),
    error,
    text,
    write,
    style,
    field: { ref: field.ref, name: field.name, onBlur: field.onBlur, value: text },
  }
}

function toShown(kept: string, scale: FieldScale | undefined): string {
  const figure = scale && parseNumberInput(kept)
  return figure === undefined ? kept : writeClearly(scale?.toShown(figure) ?? figure)
}

function toFigure(typed: string, style: NumberStyle, scale?: FieldScale): string {
  const isNegative = /^\s*[-−]/.test(typed)
  const reading = readTypedNumber(typed.replace(/^\s*[-−]/, ''), style)
  if (!reading) return typed
  const figure = writeClearly(scale?.toKept(reading.value) ?? reading.value)
  return isNegative ? `-${figure}` : figure
}

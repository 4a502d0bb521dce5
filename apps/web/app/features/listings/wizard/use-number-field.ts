import { type NumberStyle, readTypedNumber, writeClearly } from '@gable/domain/number-input'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { fieldId, useFieldError } from './wizard-form.ts'

/**
 * A field of the form that shows what was typed and keeps the figure that it means, so that rules, previews, drafts
 * and calls all speak of the same one. What is no figure is kept as it is, for the rules to say so.
 */
export function useNumberField(path: string, style: NumberStyle) {
  const error = useFieldError(path)
  const { field } = useController({ name: path })
  const kept = String(field.value ?? '')
  const [typed, setTyped] = useState(kept)
  // A draft of another device may have come in between.
  const text = toFigure(typed, style) === kept ? typed : kept
  function write(next: string) {
    setTyped(next)
    field.onChange(toFigure(next, style))
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

function toFigure(typed: string, style: NumberStyle): string {
  const isNegative = /^\s*[-−]/.test(typed)
  const reading = readTypedNumber(typed.replace(/^\s*[-−]/, ''), style)
  if (!reading) return typed
  const figure = writeClearly(reading.value)
  return isNegative ? `-${figure}` : figure
}

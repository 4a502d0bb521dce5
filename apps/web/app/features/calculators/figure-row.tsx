import { FieldError } from '@gable/ui/field'
import { type ReactNode, useId } from 'react'
import { TypedNumberInput } from '#app/features/listings/wizard/typed-number-input.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { type MortgageField, styleOf } from './mortgage-values.ts'
import type { MortgageState } from './use-mortgage.ts'

type FigureRowProps = {
  mortgage: MortgageState
  name: MortgageField
  label: string
  prefix?: string
  suffix?: string
  /** Another way to say the same, for pointers. */
  children?: ReactNode
}

/** One figure: its name, a field to type it into, and below them a slider. */
export function FigureRow({ mortgage, name, label, prefix, suffix, children }: FigureRowProps) {
  const { t } = useTranslation('calculators')
  const id = useId()
  const text = mortgage.texts[name]
  const write = (next: string) => mortgage.change(name, next)
  const problem = mortgage.reading.problems[name]
  const number = { field: { name, value: text }, text, write, style: styleOf(name, mortgage.style) }
  return (
    <div className="calculator-row">
      <label htmlFor={id}>{label}</label>
      <div className="calculator-figure">
        <TypedNumberInput
          id={id}
          number={number}
          prefix={prefix}
          suffix={suffix}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem && `${id}-error`}
          maxLength={40}
        />
        {problem && <FieldError id={`${id}-error`}>{t(`mortgage.problems.${problem}`)}</FieldError>}
      </div>
      {children && <div className="calculator-slider">{children}</div>}
    </div>
  )
}

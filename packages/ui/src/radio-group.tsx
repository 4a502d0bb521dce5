import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type RadioOption = {
  value: string
  label: ReactNode
  description?: ReactNode
  icon?: ReactNode
  isDisabled?: boolean | undefined
}

type RadioGroupProps = {
  name: string
  legend: ReactNode
  options: readonly RadioOption[]
  look?: 'list' | 'segmented' | 'tabs' | 'cards' | undefined
  isLegendHidden?: boolean | undefined
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  className?: string | undefined
}

const lookClass = { list: '', segmented: 'ui-segmented', tabs: 'ui-tabs ui-tabs-plain', cards: 'ui-cards' }

/** One choice of a few. Every look is made of native radios, so arrow keys and forms work by themselves. */
export function RadioGroup({ legend, look = 'list', isLegendHidden, options, className, ...rest }: RadioGroupProps) {
  return (
    <fieldset className={classNames('ui-radio-group', className)}>
      <legend className={isLegendHidden ? 'ui-visually-hidden' : 'ui-label'}>{legend}</legend>
      <div className={classNames('ui-radio-group', lookClass[look])}>
        {options.map((option) => (
          <Choice key={option.value} option={option} look={look} {...rest} />
        ))}
      </div>
    </fieldset>
  )
}

type ChoiceProps = Pick<RadioGroupProps, 'name' | 'value' | 'defaultValue' | 'onChange'> & {
  option: RadioOption
  look: keyof typeof lookClass
}

function Choice({ option, look, name, value, defaultValue, onChange }: ChoiceProps) {
  const isBoxShown = look === 'list' || look === 'cards'
  const state =
    value === undefined ? { defaultChecked: defaultValue === option.value } : { checked: value === option.value }
  return (
    <label className={look === 'list' ? 'ui-choice' : 'relative'}>
      {look !== 'list' && option.icon}
      <input
        {...state}
        type="radio"
        name={name}
        value={option.value}
        disabled={option.isDisabled}
        className={isBoxShown ? 'ui-box' : 'ui-visually-hidden'}
        onChange={() => onChange?.(option.value)}
      />
      <span>
        {look === 'cards' ? <b>{option.label}</b> : option.label}
        {option.description && <small className="text-14">{option.description}</small>}
      </span>
    </label>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; description?: ReactNode }

export function Checkbox({ label, description, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('ui-choice', className)}>
      <input {...rest} type="checkbox" className="ui-box" />
      <span>
        {label}
        {description && <small>{description}</small>}
      </span>
    </label>
  )
}

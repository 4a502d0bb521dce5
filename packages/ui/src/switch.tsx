import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; description?: ReactNode }

/** For what takes effect at once; what waits for a submit is a checkbox. */
export function Switch({ label, description, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames('ui-choice', className)}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox says itself whether it is on */}
      <input {...rest} type="checkbox" role="switch" className="ui-switch" />
      <span>
        {label}
        {description && <small>{description}</small>}
      </span>
    </label>
  )
}

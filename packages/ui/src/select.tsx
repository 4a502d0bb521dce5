import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type SelectProps = ComponentProps<'select'> & { isSmall?: boolean | undefined }

/** The native select: the best one on a phone, and the only one without JavaScript. */
export function Select({ isSmall, className, children, ...rest }: SelectProps) {
  return (
    <span className={classNames('ui-input ui-select', isSmall && 'ui-input-small', className)}>
      <select {...rest}>{children}</select>
      <ChevronDown aria-hidden />
    </span>
  )
}

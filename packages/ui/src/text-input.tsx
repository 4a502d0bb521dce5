import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type TextInputProps = ComponentProps<'input'> & {
  /** An icon, a sign or a button inside the frame. */
  start?: ReactNode
  end?: ReactNode
  isSmall?: boolean | undefined
}

export function TextInput({ start, end, isSmall, className, ...rest }: TextInputProps) {
  return (
    <span className={classNames('ui-input', isSmall && 'ui-input-small', className)}>
      {start}
      <input type="text" {...rest} />
      {end}
    </span>
  )
}

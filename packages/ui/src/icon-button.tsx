import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  children: ReactNode
  variant?: 'plain' | 'line' | 'photo' | undefined
  size?: 'small' | 'medium' | undefined
  isPressed?: boolean | undefined
}

/** The look alone, for links; the caller gives the link its `aria-label`. */
export const iconButtonClass = (variant: IconButtonProps['variant'] = 'plain', className?: string) =>
  classNames('ui-icon-button', variant !== 'plain' && `ui-icon-button-${variant}`, className)

export function IconButton({ label, variant, size, isPressed, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={isPressed}
      className={iconButtonClass(variant, classNames(size === 'small' && 'ui-icon-button-small', className))}
    >
      {variant === 'photo' ? <span>{children}</span> : children}
    </button>
  )
}

import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'ink' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  isWide?: boolean | undefined
}

/** The look alone, for links of a router: `<Link className={buttonClass({ variant: 'secondary' })}>`. */
export function buttonClass({ variant = 'primary', size = 'medium', isWide }: ButtonLook = {}, className?: string) {
  const sizeClass = size !== 'medium' && `ui-button-${size}`
  return classNames('ui-button', `ui-button-${variant}`, sizeClass, isWide && 'w-full', className)
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isLoading?: boolean | undefined }

/** While loading it keeps its focus and its place, and swallows clicks. */
export function Button({ variant, size, isWide, isLoading, className, children, onClick, ...rest }: ButtonProps) {
  const swallow = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, isWide }, className)}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={isLoading ? swallow : onClick}
    >
      {isLoading && <Spinner />}
      {children}
    </button>
  )
}

type ButtonLinkProps = ComponentProps<'a'> & ButtonLook

export function ButtonLink({ variant, size, isWide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, isWide }, className)}>
      {children}
    </a>
  )
}

import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Anchor } from './anchor.ts'
import { classNames } from './class-names.ts'

type LinkProps = ComponentProps<'a'> & {
  as?: Anchor | undefined
  isUnderlined?: boolean | undefined
  hasArrow?: boolean | undefined
}

/** Inside running text a link is underlined, so that colour is not the only sign. */
export function Link({ as: Element = 'a', isUnderlined, hasArrow, className, children, ...rest }: LinkProps) {
  const look = classNames('ui-link', isUnderlined && 'ui-link-underlined', hasArrow && 'ui-link-arrow', className)
  return (
    <Element {...rest} className={look}>
      {children}
      {hasArrow && <ArrowRight className="rtl:-scale-x-100" aria-hidden />}
    </Element>
  )
}

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Illustration, type IllustrationName } from './illustration.tsx'

type EmptyStateProps = {
  title: ReactNode
  illustration?: IllustrationName | undefined
  children?: ReactNode
  /** The next step: buttons, links or chips. */
  actions?: ReactNode
  className?: string | undefined
}

/** Says why there is nothing here and offers the next step. */
export function EmptyState({ title, illustration, children, actions, className }: EmptyStateProps) {
  return (
    <div className={classNames('ui-empty', className)}>
      {illustration && <Illustration name={illustration} />}
      <h2 className="type-block">{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div data-actions>{actions}</div>}
    </div>
  )
}

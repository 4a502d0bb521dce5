import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type CardMediaProps = {
  /** The picture, alone or inside a link. */
  children: ReactNode
  badge?: ReactNode
  action?: ReactNode
  dots?: { count: number; active: number } | undefined
  /** Words over a blurred picture. */
  veil?: ReactNode
  /** Something elsewhere, a pin for example, points at this card. */
  isLit?: boolean | undefined
  className?: string | undefined
}

/** The 4:3 frame of a card's picture with one badge, one action and the dots of its sequence. */
export function CardMedia({ children, badge, action, dots, veil, isLit, className }: CardMediaProps) {
  return (
    <div className={classNames('ui-card-media', isLit && 'ui-lit', veil != null && 'ui-card-media-veiled', className)}>
      {children}
      {veil && <span data-slot="veil">{veil}</span>}
      {badge && <span data-slot="badge">{badge}</span>}
      {action && <span data-slot="action">{action}</span>}
      {dots && dots.count > 1 && (
        <span data-slot="dots" aria-hidden>
          {Array.from({ length: dots.count }, (_, index) => (
            <i key={index} data-active={index === dots.active || undefined} />
          ))}
        </span>
      )}
    </div>
  )
}

/** A picture with a caption and no box around it. */
export function Card({ className, ...rest }: ComponentProps<'article'>) {
  return <article {...rest} className={classNames('ui-card', className)} />
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('ui-card-body', className)} />
}

export type Fact = { icon: ReactNode; text: ReactNode; label: string }

/** Short figures with icons in one row; the label says to screen readers what the icon says to the eye. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className?: string | undefined }) {
  return (
    <ul className={classNames('ui-facts', className)}>
      {facts.map(({ icon, text, label }) => (
        <li key={label}>
          {icon}
          <span className="ui-visually-hidden">{label}</span>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type BadgeProps = {
  children: ReactNode
  tone?: 'neutral' | 'accent' | 'good' | 'warn' | 'bad' | 'brand' | 'photo' | 'photo-accent' | undefined
  className?: string | undefined
}

export function Badge({ children, tone = 'neutral', className }: BadgeProps) {
  return <span className={classNames('ui-badge', tone !== 'neutral' && `ui-badge-${tone}`, className)}>{children}</span>
}

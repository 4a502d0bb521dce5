import { CircleAlert, CircleCheck, Clock, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type NoteTone = 'info' | 'good' | 'warn' | 'bad' | 'brand' | 'ink'

type NoteProps = {
  children: ReactNode
  tone?: NoteTone | undefined
  /** The first words, heavier. */
  lead?: ReactNode
  icon?: ReactNode
  /** A button or a link at the far end. */
  action?: ReactNode
  /** Read out at once: for what went wrong after the reader did something. */
  isAlert?: boolean | undefined
  className?: string | undefined
}

const icons = { info: Info, good: CircleCheck, warn: Clock, bad: CircleAlert, brand: Info, ink: Info }

export function Note({ children, tone = 'info', lead, icon, action, isAlert, className }: NoteProps) {
  const Icon = icons[tone]
  const look = classNames('ui-note', tone !== 'info' && `ui-note-${tone}`, className)
  return (
    <div className={look} role={isAlert ? 'alert' : undefined}>
      {icon ?? <Icon aria-hidden />}
      <div className="min-w-0 flex-1">
        {lead && <b>{lead} </b>}
        {children}
      </div>
      {action}
    </div>
  )
}

/** Across the whole page, above its header. */
export function Banner(props: NoteProps) {
  return <Note {...props} className={classNames('ui-banner', props.className)} />
}

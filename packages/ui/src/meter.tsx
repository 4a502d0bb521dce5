import { classNames } from './class-names.ts'

type MeterProps = {
  label: string
  value: number
  max?: number | undefined
  tone?: 'brand' | 'good' | 'warn' | 'bad' | undefined
  className?: string | undefined
}

/** How much of something is used or reached. */
export function Meter({ label, value, max = 100, tone = 'brand', className }: MeterProps) {
  return (
    <div {...aria(label, value, max)} className={classNames('ui-meter', toneClass(tone), className)}>
      <i style={{ inlineSize: `${Math.min(100, (value / max) * 100)}%` }} />
    </div>
  )
}

/** The same as a ring with its figure inside. */
export function RingMeter({ label, value, max = 100, tone = 'brand', className }: MeterProps) {
  return (
    <div {...aria(label, value, max)} className={classNames('ui-ring', toneClass(tone), className)}>
      <svg viewBox="0 0 72 72" aria-hidden>
        <circle cx="36" cy="36" r="32" />
        <circle cx="36" cy="36" r="32" pathLength={100} strokeDasharray={`${(value / max) * 100} 100`} />
      </svg>
      {value}
    </div>
  )
}

const toneClass = (tone: MeterProps['tone']) => tone !== 'brand' && `ui-meter-${tone}`

const aria = (label: string, value: number, max: number) =>
  ({ role: 'meter', 'aria-label': label, 'aria-valuenow': value, 'aria-valuemin': 0, 'aria-valuemax': max }) as const

import type { ComponentProps, CSSProperties } from 'react'
import { classNames } from './class-names.ts'

type RangeProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'aria-label'> & {
  label: string
  value: number
  min: number
  max: number
}

/** One value between two ends, by pointer and by key. */
export function Range({ label, value, min, max, className, ...rest }: RangeProps) {
  const reached = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) * 100 : 0
  const style = { '--range-at': `${reached}%` } as CSSProperties
  return (
    <input
      {...rest}
      type="range"
      aria-label={label}
      value={value}
      min={min}
      max={max}
      style={style}
      className={classNames('ui-range', className)}
    />
  )
}

// A drawing in the page itself takes its colours from there; no img can.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { classNames } from './class-names.ts'

type SparklineProps = {
  /** From the oldest to the newest. */
  values: readonly number[]
  /** What the line says, for those who do not see it. */
  label: string
  className?: string | undefined
}

const width = 200
const height = 36
/** So that the line is not cut off at its highest. */
const margin = 3

/** How a number went, without axes: as wide as there is room, mirrored where people read from the right. */
export function Sparkline({ values, label, className }: SparklineProps) {
  const line = toPoints(values)
    .map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      className={classNames('ui-sparkline', className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <path d={`${line}L${width} ${height}L0 ${height}Z`} data-part="area" />
      <path d={line} data-part="line" />
    </svg>
  )
}

/** From nothing at the bottom, so that small numbers do not look like mountains beside larger ones. */
function toPoints(values: readonly number[]): [x: number, y: number][] {
  const highest = Math.max(1, ...values)
  const step = width / Math.max(1, values.length - 1)
  return values.map((value, at) => [
    round(at * step),
    round(height - margin - (value / highest) * (height - 2 * margin)),
  ])
}

const round = (value: number) => Math.round(value * 10) / 10

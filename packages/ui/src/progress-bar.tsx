// A native <progress> can only be drawn through vendor selectors, which differ per browser.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { classNames } from './class-names.ts'

type ProgressBarProps = { label: string; percent: number; className?: string | undefined }

/** How far something is that will end. */
export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  return (
    <div
      className={classNames('ui-meter', className)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ inlineSize: `${percent}%` }} />
    </div>
  )
}

/** The line at the top of the window while the next page is on its way; it shows after 120 ms. */
export function RouteProgress({ label, isActive }: { label: string; isActive: boolean }) {
  if (!isActive) return null
  return <div className="ui-route-progress" role="progressbar" aria-label={label} />
}

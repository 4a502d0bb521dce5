import { Loader } from 'lucide-react'
import { classNames } from './class-names.ts'

type SpinnerProps = { label?: string | undefined; className?: string | undefined }

/** Invisible for its first 300 ms. With a label it is announced; without one it decorates a busy control. */
export function Spinner({ label, className }: SpinnerProps) {
  const icon = <Loader className={classNames('ui-spinner', className)} aria-hidden />
  if (!label) return icon
  return (
    <output className="inline-flex">
      {icon}
      <span className="ui-visually-hidden">{label}</span>
    </output>
  )
}

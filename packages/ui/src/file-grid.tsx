import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type FileGridProps = { label: string; children: ReactNode; className?: string | undefined }

/** Holds file tiles; the first one takes four places. */
export function FileGrid({ label, children, className }: FileGridProps) {
  return (
    <ul className={classNames('ui-file-grid', className)} aria-label={label}>
      {children}
    </ul>
  )
}

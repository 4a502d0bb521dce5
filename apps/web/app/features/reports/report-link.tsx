import { buttonClass } from '@gable/ui/button'
import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useRequireMember } from '#app/shell/require-member.ts'
import type { Reported } from './reported.ts'

// Few ever open it: its code and its words come with the first click.
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

type ReportLinkProps = Pick<Reported, 'id' | 'title' | 'text'> & {
  kind: 'account' | 'review'
  label: string
  className?: string
}

/** Reports a person, or what somebody wrote; visitors sign in first and go on where they were. */
export function ReportLink({ kind, id, title, text, label, className }: ReportLinkProps) {
  const requireMember = useRequireMember()
  const [isReporting, setReporting] = useState(false)
  const reported = { kind, id, title, text, picture: undefined, lister: undefined, isReported: false } as const
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        className={buttonClass({ variant: 'quiet', size: 'small' }, `text-ink-soft ${className ?? ''}`)}
        onClick={() => requireMember({ run: () => setReporting(true) })}
      >
        <Flag className="size-4" aria-hidden />
      </button>
      <Suspense>
        {isReporting && (
          <ReportDialog reported={reported} onClose={() => setReporting(false)} onSent={() => undefined} />
        )}
      </Suspense>
    </>
  )
}

import { Ban, Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MenuAction } from '#app/shared/menu-action.tsx'
import { useRequireMember } from '#app/shell/require-member.ts'
import { useChangeBlock } from '#app/features/blocks/use-change-block.ts'
import type { ReportedListing } from './reported.ts'

// Few ever open it: its code and its words come with the first click.
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

/** What a reader can do against a listing or its lister; visitors sign in first and go on where they were. */
export function ListingActions({ reported }: { reported: ReportedListing }) {
  const { t } = useTranslation('detail')
  const requireMember = useRequireMember()
  const { revalidate } = useRevalidator()
  const { change } = useChangeBlock()
  const [isReporting, setReporting] = useState(false)
  const { lister, isReported, contactClosed } = reported
  return (
    <>
      <MenuAction onClick={() => requireMember({ run: () => setReporting(true) })}>
        <Flag aria-hidden />
        {t(isReported ? 'reportAgain' : reported.kind === 'project' ? 'reportProject' : 'report')}
      </MenuAction>
      {contactClosed !== 'blocked_by_you' && (
        <MenuAction onClick={() => requireMember({ run: () => void change(lister, 'block') })}>
          <Ban aria-hidden />
          <span className="min-w-0 truncate">
            {lister.name ? t('block', { name: lister.name }) : t('blockNameless')}
          </span>
        </MenuAction>
      )}
      <Suspense>
        {isReporting && (
          <ReportDialog reported={reported} onClose={() => setReporting(false)} onSent={() => void revalidate()} />
        )}
      </Suspense>
    </>
  )
}

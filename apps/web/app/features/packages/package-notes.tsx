import type { OwnPackage } from '@gable/contract/packages'
import { buttonClass } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import '#app/shared/i18n/package-messages.ts'
import { isolate } from '#app/shared/isolate.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { RenewLink } from './renew-link.tsx'
import { useDay } from './use-package-words.ts'

type PackageNoteProps = { own: OwnPackage; isSold: boolean }

/** From seven days before, above the package and on the overview. */
export function EndingNote({ own, isSold }: PackageNoteProps) {
  const { t } = useTranslation('packages')
  const toDay = useDay()
  const { name, expiresAt } = own
  return (
    <div className="mb-6 grid gap-3">
      <Note tone="warn" lead={t('own.ends', { name: isolate(name), date: toDay(expiresAt) })}>
        {t('own.endsText')}
      </Note>
      <div className="flex flex-wrap gap-2 max-sm:grid">
        {isSold ? <RenewLink own={own} /> : <Plans label={t('own.plans')} />}
      </div>
    </div>
  )
}

/** What is over, and that nothing is lost. */
export function EndedNote({ own, isSold }: PackageNoteProps) {
  const { t } = useTranslation('packages')
  const toDay = useDay()
  const { name, expiresAt } = own
  return (
    <div className="mb-6 grid gap-3">
      <Note tone="bad" lead={t('own.ended', { name: isolate(name), date: toDay(expiresAt) })}>
        {t('own.endedText')}
      </Note>
      <div className="flex flex-wrap gap-2 max-sm:grid">
        {isSold && <RenewLink own={own} />}
        <Plans label={t(isSold ? 'own.otherPlans' : 'own.plans')} isQuiet={isSold} />
      </div>
    </div>
  )
}

function Plans({ label, isQuiet = false }: { label: string; isQuiet?: boolean }) {
  return (
    <LocalLink
      to="/subscription-plan"
      className={buttonClass({ variant: isQuiet ? 'quiet' : 'primary' }, isQuiet ? 'text-ink' : undefined)}
    >
      {label}
    </LocalLink>
  )
}

import type { OwnPackage } from '@gable/contract/packages'
import { buttonClass } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import '#app/shared/i18n/package-messages.ts'
import { RotateCw } from 'lucide-react'
import { isolate } from '#app/shared/isolate.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useDay } from './use-package-words.ts'

type PackageNoteProps = { own: OwnPackage; isSold: boolean }

/** From seven days before, above the package and on the overview. */
export function EndingNote({ own: { packageId, name, expiresAt }, isSold }: PackageNoteProps) {
  const { t } = useTranslation('packages')
  const toDay = useDay()
  return (
    <div className="mb-6 grid gap-3">
      <Note tone="warn" lead={t('own.ends', { name: isolate(name), date: toDay(expiresAt) })}>
        {t('own.endsText')}
      </Note>
      <div className="flex flex-wrap gap-2 max-sm:grid">
        {isSold ? <Renew packageId={packageId} name={name} /> : <Plans label={t('own.plans')} />}
      </div>
    </div>
  )
}

/** What is over, and that nothing is lost. */
export function EndedNote({ own: { packageId, name, expiresAt }, isSold }: PackageNoteProps) {
  const { t } = useTranslation('packages')
  const toDay = useDay()
  return (
    <div className="mb-6 grid gap-3">
      <Note tone="bad" lead={t('own.ended', { name: isolate(name), date: toDay(expiresAt) })}>
        {t('own.endedText')}
      </Note>
      <div className="flex flex-wrap gap-2 max-sm:grid">
        {isSold && <Renew packageId={packageId} name={name} />}
        <Plans label={t(isSold ? 'own.otherPlans' : 'own.plans')} isQuiet={isSold} />
      </div>
    </div>
  )
}

function Renew({ packageId, name }: { packageId: number; name: string }) {
  const { t } = useTranslation('packages')
  return (
    <LocalLink to={`/checkout/${packageId}`} className={buttonClass()}>
      <RotateCw aria-hidden />
      {t('own.renew', { name: isolate(name) })}
    </LocalLink>
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

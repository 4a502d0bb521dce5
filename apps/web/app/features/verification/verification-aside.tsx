import type { VerificationValues } from '@gable/contract/verification'
import { Note } from '@gable/ui/note'
import { BadgeCheck, Check, LockKeyhole } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'
import { useDay } from '#app/shell/use-day.ts'

/** What it is good for, who sees it, and what happened before. */
export function VerificationAside({ history }: { history: VerificationValues['history'] }) {
  const { t } = useTranslation('verification')
  const { isVerificationRequired } = useSite().settings
  const reasons = [t('get.badge'), t('get.agents'), ...(isVerificationRequired ? [t('get.listing')] : [])]
  return (
    <aside>
      <section className="ui-panel grid gap-4">
        <h2 className="flex items-center gap-3 font-semibold">
          <span className="verification-disc">
            <BadgeCheck aria-hidden />
          </span>
          {t('get.title')}
        </h2>
        <ul className="grid gap-3 text-14">
          {reasons.map((reason) => (
            <li key={reason} className="flex gap-2.5">
              <Check className="mt-0.5 size-4.5 flex-none text-brand" aria-hidden />
              {reason}
            </li>
          ))}
        </ul>
      </section>
      <Note icon={<LockKeyhole aria-hidden />} lead={t('privacy.lead')}>
        {t('privacy.text')}
      </Note>
      {history.length > 0 && <History history={history} />}
    </aside>
  )
}

function History({ history }: { history: VerificationValues['history'] }) {
  const { t } = useTranslation('verification')
  const toDay = useDay()
  return (
    <section className="grid gap-3">
      <h2 className="text-14 font-medium text-ink-soft">{t('history.title')}</h2>
      <ol className="grid text-14">
        {history.map(({ move, reason, created_at: time }, index) => (
          // Two steps of one moment differ by their place alone.
          <li key={`${time}-${index}`} className="border-t border-line py-2.5">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium">{t(`history.moves.${move}`)}</span>
              <span className="text-ink-soft">{toDay(time)}</span>
            </p>
            {reason && (
              <p className="mt-1 wrap-anywhere text-ink-soft" dir="auto">
                {reason}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

import { Checkbox } from '@gable/ui/checkbox'
import { FieldError } from '@gable/ui/field'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

export function WhatHappensNext() {
  const { t } = useTranslation('posting')
  const stages = [
    { name: t('review.youSend'), when: t('review.now') },
    { name: t('review.aPersonReads'), when: t('review.soon') },
    { name: t('review.itGoesLive'), when: t('review.youAreTold') },
  ]
  return (
    <section>
      <h2 className="wizard-legend">{t('review.next')}</h2>
      <ol className="wizard-stages">
        {stages.map(({ name, when }, index) => (
          <li key={name} data-on={index === 0 || undefined}>
            <b>{name}</b>
            <small>{when}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}

export type Confirmation = { isGiven: boolean; isMissing: boolean; onChange: (isGiven: boolean) => void }

/** Whoever lists something says that they may. */
export function ConfirmationBox({ label, confirmation }: { label: string; confirmation: Confirmation }) {
  const { t } = useTranslation('posting')
  return (
    <div id="review-confirm" className="grid gap-2">
      <Checkbox
        label={label}
        checked={confirmation.isGiven}
        aria-invalid={confirmation.isMissing || undefined}
        onChange={({ target }) => confirmation.onChange(target.checked)}
      />
      {confirmation.isMissing && <FieldError>{t('review.confirmRequired')}</FieldError>}
    </div>
  )
}

export const focusConfirmation = () => document.querySelector<HTMLElement>('#review-confirm input')?.focus()

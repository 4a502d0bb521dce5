import { type RequiredProfileField, requiredProfileFields } from '@gable/domain/profile-rules'
import { Check, CircleDot } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

type ProfileChecklistProps = {
  missing: readonly RequiredProfileField[]
  /** Where to go on when the profile is complete, as part of an address. */
  next: string
}

export function ProfileChecklist({ missing, next }: ProfileChecklistProps) {
  const { t } = useTranslation('posting')
  return (
    <ul className="wizard-advice">
      {requiredProfileFields.map((field) => {
        const name = t(`gates.fields.${field}`)
        const isMissing = missing.includes(field)
        return (
          <li key={field} className={isMissing ? 'font-medium' : 'text-ink-soft'}>
            <span>
              {isMissing ? (
                <CircleDot className="text-warn" aria-hidden />
              ) : (
                <Check className="text-good" aria-hidden />
              )}
              {name}
            </span>
            {isMissing ? (
              <LocalLink
                to={`/user/profile?next=${next}#profile-${field}`}
                className="ui-link"
                aria-label={t('gates.addField', { field: name })}
              >
                {t('gates.add')}
              </LocalLink>
            ) : (
              <span className="ui-visually-hidden">{t('gates.done')}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

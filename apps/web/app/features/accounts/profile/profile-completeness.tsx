import { type RequiredProfileField, requiredProfileFields } from '@gable/domain/profile-rules'
import { RingMeter } from '@gable/ui/meter'
import { Check, CircleDot } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { fieldId } from './use-profile-field.ts'

type ProfileCompletenessProps = {
  missing: readonly RequiredProfileField[]
  listClassName?: string
  children?: ReactNode
}

/** How much of what a lister needs is there, and what is not. */
export function ProfileCompleteness({ missing, listClassName = '', children }: ProfileCompletenessProps) {
  const { t } = useTranslation('accounts')
  const percent = Math.round(100 - (missing.length / requiredProfileFields.length) * 100)
  return (
    <section className="ui-panel grid gap-4">
      <div className="flex items-center gap-4">
        <RingMeter label={t('profile.completeness')} value={percent} />
        <div className="min-w-0">
          <h2 className="profile-missing">{useMissingText(missing)}</h2>
          <p className="text-14 text-ink-soft">
            {missing.length > 0 ? t('profile.missingText') : t('profile.completeText')}
          </p>
        </div>
      </div>
      {missing.length > 0 && (
        <ul className={`profile-parts ${listClassName}`}>
          {requiredProfileFields.map((part) => (
            <Part key={part} part={part} isMissing={missing.includes(part)} />
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

function Part({ part, isMissing }: { part: RequiredProfileField; isMissing: boolean }) {
  const { t } = useTranslation('accounts')
  const name = t(`profile.parts.${part}`)
  const to = part === 'email' ? '/user/security' : `/user/profile#${fieldId(part)}`
  return (
    <li data-missing={isMissing || undefined}>
      {isMissing ? <CircleDot aria-hidden /> : <Check aria-hidden />}
      {name}
      {isMissing && (
        <LocalLink to={to} className="ui-link ms-auto" aria-label={`${t('profile.add')}: ${name}`}>
          {t('profile.add')}
        </LocalLink>
      )}
    </li>
  )
}

function useMissingText(missing: readonly RequiredProfileField[]): string {
  const { t } = useTranslation('accounts')
  const [first] = missing
  if (!first) return t('profile.complete')
  return missing.length === 1 ? t(`profile.missing.${first}`) : t('profile.missingMany', { count: missing.length })
}

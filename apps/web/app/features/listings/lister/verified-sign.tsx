import { BadgeCheck } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

/** Beside a name; it says in words what it means. */
export function VerifiedSign() {
  const { t } = useTranslation('agents')
  return (
    <span className="agent-verified" title={t('verifiedText')}>
      <BadgeCheck aria-hidden />
      <span className="ui-visually-hidden">{t('verified')}</span>
    </span>
  )
}

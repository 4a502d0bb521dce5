import type { Agency } from '@gable/contract/agencies'
import { Users } from 'lucide-react'
import './agencies.css'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

type AgencyLogoProps = { agency: Pick<Agency, 'name' | 'logoUrl'>; isLarge?: boolean }

/** Square, as it was cut; a sign stands for those that have none. */
export function AgencyLogo({ agency: { name, logoUrl }, isLarge = false }: AgencyLogoProps) {
  const { t } = useTranslation('agencies')
  return (
    <span className="agency-logo" data-size={isLarge ? 'large' : undefined}>
      {logoUrl ? (
        <img src={logoUrl} alt={t('page.logo', { name })} width={320} height={320} />
      ) : (
        <Users className={isLarge ? 'size-10' : 'size-7'} aria-hidden />
      )}
    </span>
  )
}

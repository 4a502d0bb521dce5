import type { Agency } from '@gable/contract/agencies'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { AgencyLogo } from './agency-logo.tsx'

/** Which agency this is. */
export function AgencyHead({ agency, homeCount }: { agency: Agency; homeCount: number }) {
  const { t } = useTranslation('agencies')
  const { name, city, memberCount } = agency
  const said = [city, t('page.members', { count: memberCount }), t('page.homes', { count: homeCount })]
  return (
    <header className="agent-head">
      <AgencyLogo agency={agency} isLarge />
      <div className="grid min-w-0 justify-items-start gap-2">
        <h1 dir="auto" className="written type-page wrap-anywhere">
          {name}
        </h1>
        <p dir="auto" className="written text-ink-soft">
          {said.filter(Boolean).join(' · ')}
        </p>
      </div>
    </header>
  )
}

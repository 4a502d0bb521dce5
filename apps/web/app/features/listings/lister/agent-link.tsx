import type { ListerAgent } from '@gable/contract/property'
import '#app/shared/i18n/agent-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { agencyPath, agentPath } from './agent-path.ts'
import { Stars } from './agent-rating.tsx'
import { useLanguageNames } from './use-language-names.ts'
import { VerifiedSign } from './verified-sign.tsx'

/** On the page of a home: what is known of its agent, and the way to their page. */
export function AgentLink({ agent, name }: { agent: ListerAgent; name: string }) {
  const { t } = useTranslation('agents')
  const { locale } = useLanguage()
  const nameOf = useLanguageNames()
  const { rating, reviewCount, languages, propertyCount, isVerified, agency } = agent
  const said = [
    t('lister.homes', { count: propertyCount }),
    new Intl.ListFormat(locale, { type: 'unit' }).format(languages.map(nameOf)),
  ]
  return (
    <div className="grid gap-1.5 text-14">
      {isVerified && (
        <p className="flex items-center gap-1.5">
          <VerifiedSign />
          <span aria-hidden>{t('verified')}</span>
        </p>
      )}
      {agency && (
        <LocalLink to={agencyPath(agency.slug)} className="ui-link justify-self-start" dir="auto">
          {agency.name}
        </LocalLink>
      )}
      {rating !== null && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          <Stars rating={rating} />
          {t('reviews.count', { count: reviewCount })}
        </p>
      )}
      <p className="text-ink-soft">{said.filter(Boolean).join(' · ')}</p>
      <LocalLink to={agentPath(agent.slug)} className="ui-link justify-self-start" dir="auto">
        {t('lister.page', { name })}
      </LocalLink>
    </div>
  )
}

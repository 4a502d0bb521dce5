import type { AgentCard as Agent } from '@gable/contract/agents'
import { Avatar } from '@gable/ui/avatar'
import { buttonClass } from '@gable/ui/button'
import { Picture } from '@gable/ui/picture'
import { House } from 'lucide-react'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { agencyPath, agentPath } from '#app/features/listings/lister/agent-path.ts'
import { useLanguageNames } from '#app/features/listings/lister/use-language-names.ts'
import { VerifiedSign } from '#app/features/listings/lister/verified-sign.tsx'

const sizes = '(min-width: 1024px) 115px, (min-width: 640px) 14vw, 30vw'

/** Who an agent is, and what of theirs there is to see. */
export function AgentCard({ agent }: { agent: Agent }) {
  const { t } = useTranslation('agents')
  const { locale } = useLanguage()
  const nameOf = useLanguageNames()
  const numbers = new Intl.NumberFormat(locale)
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  const name = agent.name || t('nameless')
  const figures = [
    { text: t('card.homes', { count: agent.propertyCount }), figure: numbers.format(agent.propertyCount) },
    { text: t('card.projects', { count: agent.projectCount }), figure: numbers.format(agent.projectCount) },
    {
      text: t('card.reviews', { count: agent.reviewCount }),
      figure: agent.rating === null ? t('card.none') : numbers.format(agent.rating),
    },
  ]
  return (
    <article className="agent-card">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={name} src={agent.profileImageUrl || undefined} size="large" />
        <div className="min-w-0">
          <h2 className="flex items-center gap-1.5 font-semibold">
            <bdi className="truncate">{name}</bdi>
            {agent.isVerified && <VerifiedSign />}
          </h2>
          <p dir="auto" className="written truncate text-14 text-ink-soft">
            {agent.isAdmin ? t('card.site') : agent.city}
          </p>
          {agent.agency && (
            <LocalLink to={agencyPath(agent.agency.slug)} className="ui-link block truncate text-14" dir="auto">
              {agent.agency.name}
            </LocalLink>
          )}
          <p className="truncate text-14 text-ink-soft">{list.format(agent.languages.map(nameOf))}</p>
        </div>
      </div>
      <dl className="agent-figures">
        {figures.map(({ text, figure }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              <bdi>{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="agent-pictures">
        {agent.pictures.map((picture) => {
          const source = toPictureSource(picture)
          return (
            <div key={picture.id}>
              {source && <Picture source={source} alt="" sizes={sizes} retryLabel={t('card.loadPicture')} />}
            </div>
          )
        })}
        {agent.pictures.length === 0 && (
          <div data-empty>
            <House aria-hidden />
          </div>
        )}
      </div>
      <LocalLink
        to={agentPath(agent.slug)}
        className={buttonClass({ variant: 'secondary', isWide: true })}
        aria-label={t('card.openOf', { name })}
      >
        {t('card.open')}
      </LocalLink>
    </article>
  )
}

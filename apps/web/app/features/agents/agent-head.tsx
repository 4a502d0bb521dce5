import type { Agent } from '@gable/contract/agents'
import { Avatar } from '@gable/ui/avatar'
import { Badge } from '@gable/ui/badge'
import { sayStep } from '@gable/domain/answer-time'
import { BadgeCheck, Building2, Clock, House, Languages, MessageCircleReply, Star, Tag, Users } from 'lucide-react'
import { agencyPath } from '#app/features/listings/lister/agent-path.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { useLanguageNames } from '#app/features/listings/lister/use-language-names.ts'

const placesShown = 3

/** Who this is. */
export function AgentHead({ agent }: { agent: Agent }) {
  const { t } = useTranslation('agents')
  const name = agent.name || t('nameless')
  const places = agent.areas.slice(0, placesShown).map(({ city }) => city)
  return (
    <header className="agent-head">
      <Avatar name={name} src={agent.profileImageUrl || undefined} size="huge" className="agent-portrait" />
      <div className="grid min-w-0 justify-items-start gap-2">
        {agent.isVerified && (
          <Badge tone="brand">
            <BadgeCheck aria-hidden />
            {t('verified')}
          </Badge>
        )}
        <h1 dir="auto" className="written type-page wrap-anywhere">
          {name}
        </h1>
        <p dir="auto" className="written text-ink-soft">
          {[...new Set([agent.city, ...places])].filter(Boolean).join(' · ')}
        </p>
        {agent.agency && (
          <LocalLink to={agencyPath(agent.agency.slug)} className="ui-link inline-flex items-center gap-2">
            <Users className="size-4.5" aria-hidden />
            <bdi>{agent.agency.name}</bdi>
          </LocalLink>
        )}
      </div>
    </header>
  )
}

/** What there is of theirs, in figures. */
export function AgentFigures({ agent }: { agent: Agent }) {
  const { t } = useTranslation('agents')
  const { locale } = useLanguage()
  const nameOf = useLanguageNames()
  const numbers = new Intl.NumberFormat(locale)
  const { propertyCount, takenCount, projectCount, rating, languages, memberSince, answersWithinMinutes } = agent
  const answer = answersWithinMinutes === null ? undefined : sayStep(answersWithinMinutes)
  const year = memberSince && new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' })
  const figures = [
    { Icon: House, figure: numbers.format(propertyCount), text: t('figures.homes', { count: propertyCount }) },
    ...(takenCount > 0
      ? [{ Icon: Tag, figure: numbers.format(takenCount), text: t('figures.taken', { count: takenCount }) }]
      : []),
    ...(projectCount > 0
      ? [
          {
            Icon: Building2,
            figure: numbers.format(projectCount),
            text: t('figures.projects', { count: projectCount }),
          },
        ]
      : []),
    ...(rating === null ? [] : [{ Icon: Star, figure: numbers.format(rating), text: t('figures.rating') }]),
    ...(answer
      ? [
          {
            Icon: MessageCircleReply,
            figure: t(`answers.${answer.unit}`, { count: answer.count }),
            text: t('figures.answers'),
          },
        ]
      : []),
    ...(year ? [{ Icon: Clock, figure: year.format(new Date(memberSince)), text: t('figures.since') }] : []),
    ...(languages.length > 0
      ? [{ Icon: Languages, figure: languages.map(nameOf).join(' · '), text: t('figures.speaks') }]
      : []),
  ]
  return (
    <dl className="agent-facts">
      {figures.map(({ Icon, figure, text }) => (
        <div key={text}>
          <dt>
            <Icon aria-hidden />
            <span>{text}</span>
          </dt>
          <dd>
            <bdi>{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { buttonClass } from '@gable/ui/button'
import { CircleAlert, CircleCheck, Clock, FilePen, Hourglass, type LucideIcon, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import '#app/shared/i18n/own-messages.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

/** How many listings stand in each of the states that a lister has to know about. */
export type Waiting = Record<'rejected' | 'expired' | 'expiring' | 'review' | 'drafts', number>

type Matter = { state: keyof Waiting; Icon: LucideIcon; tone: 'bad' | 'warn' | 'plain' }

/** What loses most by waiting comes first. */
const matters: readonly Matter[] = [
  { state: 'rejected', Icon: CircleAlert, tone: 'bad' },
  { state: 'expired', Icon: RotateCw, tone: 'bad' },
  { state: 'expiring', Icon: Clock, tone: 'warn' },
  { state: 'review', Icon: Hourglass, tone: 'plain' },
  { state: 'drafts', Icon: FilePen, tone: 'plain' },
]

type AttentionProps = { properties: Waiting; projects: Partial<Waiting> }

/** What waits for the member, or that nothing does. */
export function OverviewAttention({ properties, projects }: AttentionProps) {
  const { t } = useTranslation('own')
  const lists = [
    { kind: 'properties', path: '/user/my-properties', counts: properties },
    { kind: 'projects', path: '/user/my-projects', counts: projects },
  ] as const
  const rows = matters.flatMap((matter) =>
    lists.flatMap(({ kind, path, counts }) => {
      const count = counts[matter.state] ?? 0
      return count > 0 ? [{ ...matter, kind, count, to: `${path}?tab=${matter.state}` }] : []
    }),
  )
  return (
    <section className="ui-panel" aria-labelledby="overview-attention">
      <h2 id="overview-attention" className="type-block">
        {t('overview.attention')}
      </h2>
      {rows.length === 0 && (
        <p className="mt-4 flex items-center gap-3 text-ink-soft">
          <CircleCheck className="size-5 flex-none text-good" aria-hidden />
          {t('overview.nothing')}
        </p>
      )}
      <ul className="overview-matters">
        {rows.map(({ state, Icon, tone, kind, count, to }) => (
          <li key={kind + state} data-tone={tone}>
            <Icon aria-hidden />
            <div>
              <h3>{t(`overview.${kind}.${state}`, { count })}</h3>
              <p>{t(`overview.hints.${state}`)}</p>
            </div>
            <LocalLink
              to={to}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
              aria-label={`${t('overview.open')}: ${t(`overview.${kind}.${state}`, { count })}`}
            >
              {t('overview.open')}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

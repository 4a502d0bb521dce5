import { buttonClass } from '@gable/ui/button'
import {
  CircleAlert,
  CircleCheck,
  Clock,
  FilePen,
  Hourglass,
  type LucideIcon,
  RotateCw,
  UserRoundPlus,
} from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

/** How many listings stand in each of the states that a lister has to know about. */
export type Waiting = Record<'rejected' | 'expired' | 'expiring' | 'review' | 'drafts', number>

type Look = { Icon: LucideIcon; tone: 'bad' | 'warn' | 'plain' | 'accent' }
type Matter = Look & { state: keyof Waiting }
type Row = Look & { id: string; title: string; hint: string; to: string }

/** What loses most by waiting comes first. */
const matters: readonly Matter[] = [
  { state: 'rejected', Icon: CircleAlert, tone: 'bad' },
  { state: 'expired', Icon: RotateCw, tone: 'bad' },
  { state: 'expiring', Icon: Clock, tone: 'warn' },
  { state: 'review', Icon: Hourglass, tone: 'plain' },
  { state: 'drafts', Icon: FilePen, tone: 'plain' },
]

type AttentionProps = {
  properties: Waiting
  projects: Partial<Waiting>
  /** How many people wait for a first answer. */
  newLeads: number
}

/** What waits for the member, or that nothing does. */
export function OverviewAttention({ properties, projects, newLeads }: AttentionProps) {
  const { t } = useTranslation('own')
  const lists = [
    { kind: 'properties', path: '/user/my-properties', counts: properties },
    { kind: 'projects', path: '/user/my-projects', counts: projects },
  ] as const
  const listed = matters.map(({ state, ...look }) =>
    lists.flatMap(({ kind, path, counts }): Row[] => {
      const count = counts[state] ?? 0
      const title = t(`overview.${kind}.${state}`, { count })
      return count > 0
        ? [{ ...look, id: kind + state, title, hint: t(`overview.hints.${state}`), to: `${path}?tab=${state}` }]
        : []
    }),
  )
  const people: Row = {
    id: 'leads',
    Icon: UserRoundPlus,
    tone: 'accent',
    title: t('overview.leads', { count: newLeads }),
    hint: t('overview.hints.leads'),
    to: '/user/leads',
  }
  // After what was sent back, before what only comes up.
  const rows = [...listed.slice(0, 2), newLeads > 0 ? [people] : [], ...listed.slice(2)].flat()
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
        {rows.map(({ id, Icon, tone, title, hint, to }) => (
          <li key={id} data-tone={tone}>
            <Icon aria-hidden />
            <div>
              <h3>{title}</h3>
              <p>{hint}</p>
            </div>
            <LocalLink
              to={to}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
              aria-label={`${t('overview.open')}: ${title}`}
            >
              {t('overview.open')}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Lead } from '@gable/contract/leads'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { Avatar } from '@gable/ui/avatar'
import { VisuallyHidden } from '@gable/ui/visually-hidden'
import { AlarmClock } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { type LeadQuery, leadPath } from './lead-query.ts'
import type { LeadGroup, LoadedLeads } from './load-leads.server.ts'
import { useDay } from './use-day.ts'

type LeadListProps = { loaded: LoadedLeads; openId: number | undefined }

export function LeadList({ loaded: { groups, query, now }, openId }: LeadListProps) {
  const { t } = useTranslation('leads')
  const { locale } = useLanguage()
  const numbers = new Intl.NumberFormat(locale)
  return (
    <div className="lead-list">
      {groups.map((group) => (
        <section key={group.stage ?? 'due'} aria-labelledby={`leads-${group.stage ?? 'due'}`}>
          <h2 id={`leads-${group.stage ?? 'due'}`}>
            {group.stage ? t(`stages.${group.stage}`) : t(query.text ? 'search.results' : 'tabs.due')}{' '}
            <span>{numbers.format(group.total)}</span>
          </h2>
          <ul>
            {group.leads.map((lead) => (
              <LeadRow key={lead.id} lead={lead} query={query} now={now} isOpen={lead.id === openId} />
            ))}
          </ul>
          <More group={group} query={query} />
        </section>
      ))}
    </div>
  )
}

type LeadRowProps = { lead: Lead; query: LeadQuery; now: number; isOpen: boolean }

function LeadRow({ lead, query, now, isOpen }: LeadRowProps) {
  const { t } = useTranslation('leads')
  const { locale } = useLanguage()
  const toDay = useDay()
  const name = lead.name || t('nameless')
  return (
    <li data-open={isOpen || undefined}>
      <Avatar name={name} src={lead.profileImageUrl || undefined} className="size-11" />
      <div className="min-w-0">
        <h3 dir="auto" className="written truncate">
          <LocalLink
            to={leadPath({ ...query, leadId: lead.id })}
            aria-current={isOpen ? 'true' : undefined}
            preventScrollReset
          >
            {name}
          </LocalLink>
        </h3>
        <p dir="auto" className="written truncate text-ink-soft">
          {lead.home?.title ?? t('home.gone')}
        </p>
        {lead.remindOn && (
          <p className="lead-reminder" data-due={lead.isDue || undefined}>
            <AlarmClock aria-hidden />
            {toDay(lead.remindOn)}
          </p>
        )}
      </div>
      <div className="lead-when">
        <time dateTime={lead.createdAt}>{formatRelativeTime(new Date(lead.createdAt), new Date(now), locale)}</time>
        {lead.stage === 'new' && (
          <span className="lead-dot">
            <VisuallyHidden>{t('stages.new')}</VisuallyHidden>
          </span>
        )}
      </div>
    </li>
  )
}

/** The rest of a stage, on pages of its own. */
function More({ group: { stage, leads, total }, query }: { group: LeadGroup; query: LeadQuery }) {
  const { t } = useTranslation('leads')
  const last = leads.at(-1)
  if (!stage || !last) return null
  const rest = total - leads.length
  const base = { ...query, leadId: undefined }
  const isWhole = query.stage !== undefined
  return (
    <p className="lead-more">
      {isWhole && <LocalLink to={leadPath({ ...base, stage: undefined })}>{t('allStages')}</LocalLink>}
      {rest > 0 && !isWhole && query.tab === 'open' && (
        <LocalLink to={leadPath({ ...base, stage })}>{t('showMore', { count: rest })}</LocalLink>
      )}
      {(isWhole || query.tab !== 'open') && leads.length === pageSize && (
        <LocalLink to={leadPath({ ...base, stage, beforeId: last.id })}>{t('older')}</LocalLink>
      )}
    </p>
  )
}

const pageSize = 24

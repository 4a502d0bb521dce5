import { type Blocked, getBlockedUsers } from '@gable/contract/blocks'
import { getOwnReports, type OwnReport } from '@gable/contract/reports'
import { Avatar } from '@gable/ui/avatar'
import { Badge } from '@gable/ui/badge'
import { Button, buttonClass } from '@gable/ui/button'
import { Check, CircleCheck, CircleMinus, Clock, Minus, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Panel, Row } from '#app/features/accounts/account-frame.tsx'
import '#app/shared/i18n/account-messages.ts'
import '#app/shared/i18n/block-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { SettingsFrame } from '#app/shell/layout/settings-frame.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { requireAccount } from '#app/shell/require-account.server.ts'
import { useLanguage, useSite } from '#app/shell/site.ts'
import type { Route } from './+types/blocked-page'
import { useChangeBlock } from './use-change-block.ts'

const pageSize = 50

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  const call = apiFor({ request, context })
  const offset = Math.min(Math.max(Number.parseInt(url.searchParams.get('offset') ?? '', 10) || 0, 0), 10_000)
  const [blocked, reports] = await Promise.all([
    call(getBlockedUsers, { offset, limit: pageSize }),
    call(getOwnReports, { limit: pageSize }),
  ])
  return { blocked: blocked.data, offset, hasMore: blocked.total > offset + pageSize, reports: reports.data }
}

export default function BlockedPage({ loaderData: { blocked, offset, hasMore, reports } }: Route.ComponentProps) {
  const { t } = useTranslation(['blocks', 'accounts'])
  return (
    <SettingsFrame pageTitle={t('accounts:dashboard.sections.blocked')}>
      <div className="settings-columns">
        <div className="settings-panels">
          <BlockedPanel blocked={blocked} more={hasMore ? offset + pageSize : undefined} />
          <ReportsPanel reports={reports} />
        </div>
        <Effects />
      </div>
    </SettingsFrame>
  )
}

function BlockedPanel({ blocked, more }: { blocked: Blocked[]; more: number | undefined }) {
  const { t } = useTranslation('blocks')
  const { siteName } = useSite().settings
  const { change, isBusy } = useChangeBlock()
  const hasAdmin = blocked.some(({ isAdmin }) => isAdmin)
  return (
    <Panel title={t('title')} text={t('text')}>
      {blocked.length === 0 && <p className="text-14 text-ink-soft">{t('empty')}</p>}
      <ul>
        {blocked.map((person) => (
          <BlockedRow key={person.id} person={person} />
        ))}
      </ul>
      {!hasAdmin && (
        <Button
          variant="quiet"
          size="small"
          className="-ms-3.5 mt-3"
          isLoading={isBusy}
          onClick={() => void change({ id: 0, name: siteName }, 'block')}
        >
          <UserX aria-hidden />
          {t('blockAdmin', { site: siteName })}
        </Button>
      )}
      {more !== undefined && (
        <LocalLink to={`/user/blocked?offset=${more}`} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {t('older')}
        </LocalLink>
      )}
    </Panel>
  )
}

function BlockedRow({ person }: { person: Blocked }) {
  const { t } = useTranslation('blocks')
  const { change, isBusy } = useChangeBlock()
  const toDay = useDay()
  const name = person.isAdmin ? t('admin', { site: person.name }) : person.name || t('nameless')
  const text = t('since', { date: toDay(person.createdAt) })
  return (
    <Row
      sign={<Avatar name={name} src={person.profileImageUrl || undefined} className="size-10" />}
      title={<bdi>{name}</bdi>}
      text={person.reason ? `${text} · ${person.reason}` : text}
      end={
        <Button
          variant="secondary"
          size="small"
          isLoading={isBusy}
          aria-label={t('unblockName', { name })}
          onClick={() => void change(person, 'unblock', person.reason)}
        >
          {t('unblock')}
        </Button>
      }
    />
  )
}

function ReportsPanel({ reports }: { reports: OwnReport[] }) {
  const { t } = useTranslation('blocks')
  return (
    <Panel title={t('reports.title')} text={t('reports.text')}>
      {reports.length === 0 && <p className="text-14 text-ink-soft">{t('reports.empty')}</p>}
      <ul>
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ul>
    </Panel>
  )
}

const looks = {
  open: { Icon: Clock, tone: 'warn' },
  no_action: { Icon: CircleMinus, tone: 'neutral' },
  gone: { Icon: CircleMinus, tone: 'neutral' },
  action_taken: { Icon: CircleCheck, tone: 'good' },
  taken_down: { Icon: CircleCheck, tone: 'good' },
} as const

function ReportRow({ report: { kind, title, reason, reference, decision, note, createdAt } }: { report: OwnReport }) {
  const { t } = useTranslation('blocks')
  const toDay = useDay()
  const outcome = decision ?? 'open'
  const { Icon, tone } = looks[outcome]
  const said = note || (decision ? t(`reports.notes.${decision}`) : '')
  return (
    <Row
      sign={<Icon className="size-5" aria-hidden />}
      title={
        <span>
          {t(`reports.kinds.${kind}`)} <bdi>{title || t('reports.unnamed')}</bdi>
        </span>
      }
      text={[t('reports.sent', { date: toDay(createdAt), reference }), reason, said].filter(Boolean).join(' · ')}
      end={<Badge tone={tone}>{t(`reports.states.${outcome}`)}</Badge>}
    />
  )
}

function Effects() {
  const { t } = useTranslation('blocks')
  return (
    <section className="ui-panel grid content-start gap-4">
      <h2 className="font-semibold">{t('effects.title')}</h2>
      <ul className="grid gap-3 text-14">
        <Effect sign={<Check className="mt-0.5 size-4.5 flex-none text-brand" aria-hidden />}>
          {t('effects.theirs')}
        </Effect>
        <Effect sign={<Check className="mt-0.5 size-4.5 flex-none text-brand" aria-hidden />}>
          {t('effects.yours')}
        </Effect>
        <Effect sign={<Minus className="mt-0.5 size-4.5 flex-none text-ink-soft" aria-hidden />}>
          {t('effects.listings')}
        </Effect>
      </ul>
    </section>
  )
}

const Effect = ({ sign, children }: { sign: ReactNode; children: ReactNode }) => (
  <li className="flex gap-2.5">
    {sign}
    <span>{children}</span>
  </li>
)

function useDay() {
  const { locale } = useLanguage()
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (time: string) => format.format(new Date(time))
}

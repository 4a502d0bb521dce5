import { ApiError } from '@gable/contract/client'
import { getProperties } from '@gable/contract/properties'
import type { PropertyDetail } from '@gable/contract/property'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { Printer } from 'lucide-react'
import { useParameterText } from '#app/features/properties/use-parameter-text.ts'
import '#app/shared/i18n/compare-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { ShareButton } from '#app/shared/share-button.tsx'
import { callerFor } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import type { Route } from './+types/compare-page'
import { CompareHead } from './compare-head.tsx'
import { isSame, parseIds, toCompareQuery } from './compare-table.ts'
import { type CompareGroup, useCompareGroups } from './use-compare-groups.ts'
import { CompareRows } from './compare-rows.tsx'

type Missing = { id: number; reason: 'gone' | 'locked' }

export async function loader(args: Route.LoaderArgs) {
  const call = callerFor(args)
  const ids = parseIds(args.url.searchParams.getAll('ids').join(','))
  const found = await Promise.all(
    ids.map(async (id): Promise<PropertyDetail | Missing> => {
      try {
        const { data } = await call(getProperties, { id })
        return (data[0] as PropertyDetail | undefined) ?? { id, reason: 'gone' }
      } catch (error) {
        return toMissing(id, error)
      }
    }),
  )
  const homes = found.filter((one) => 'slug' in one)
  const missing = found.filter((one) => 'reason' in one)
  return { homes, missing, isAll: args.url.searchParams.get('rows') === 'all' }
}

/** What cannot be shown is said, not left out. */
function toMissing(id: number, error: unknown): Missing {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'not_found') return { id, reason: 'gone' }
  if (code === 'package_required') return { id, reason: 'locked' }
  throw error
}

export default function ComparePage({ loaderData: { homes, missing, isAll } }: Route.ComponentProps) {
  const { t } = useTranslation('compare')
  const groups = useCompareGroups(homes, useParameterText())
  return (
    <main id="main" className="ui-container pt-8">
      <PageHead title={t('title', { count: homes.length })} isPrivate />
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-page">{t('title', { count: homes.length })}</h1>
          {homes.length > 1 && <p className="mt-1.5 text-ink-soft">{t(isAll ? 'textAll' : 'text')}</p>}
        </div>
        {homes.length > 1 && <Tools ids={homes.map(({ id }) => id)} isAll={isAll} />}
      </div>
      {missing.length > 0 && (
        <ul className="mb-6 grid gap-1 text-14 text-ink-soft" aria-label={t('missing')}>
          {missing.map(({ id, reason }) => (
            <li key={id}>{t(`missingReason.${reason}`)}</li>
          ))}
        </ul>
      )}
      {homes.length < 2 && <NotEnough />}
      {homes.length > 0 && (
        <CompareTable homes={homes} groups={isAll || homes.length < 2 ? groups : withDifferences(groups)} />
      )}
    </main>
  )
}

const withDifferences = (groups: CompareGroup[]) =>
  groups
    .map(({ name, rows }) => ({ name, rows: rows.filter((row) => !isSame(row)) }))
    .filter(({ rows }) => rows.length > 0)

function CompareTable({ homes, groups }: { homes: PropertyDetail[]; groups: CompareGroup[] }) {
  const { t } = useTranslation('compare')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="compare" aria-label={t('table')} tabIndex={0}>
      <table>
        <caption className="ui-visually-hidden">{t('caption')}</caption>
        <CompareHead homes={homes} />
        {groups.map((group) => (
          <CompareRows key={group.name} group={group} count={homes.length} />
        ))}
      </table>
    </section>
  )
}

/** A link, so that the choice is in the address and works without scripts. */
function Tools({ ids, isAll }: { ids: number[]; isAll: boolean }) {
  const { t } = useTranslation('compare')
  const query = toCompareQuery(ids)
  return (
    <div className="print-hidden flex flex-wrap items-center gap-3">
      <LocalLink
        to={`/compare${query}${isAll ? '' : '&rows=all'}`}
        className={buttonClass({ variant: 'quiet', size: 'small' }, 'text-ink')}
        replace
        preventScrollReset
      >
        {t(isAll ? 'onlyDifferences' : 'allRows')}
      </LocalLink>
      <ShareButton title={t('title', { count: ids.length })} className={buttonClass({ variant: 'secondary' })} />
      <button
        type="button"
        className={buttonClass({ variant: 'secondary' }, 'max-md:hidden')}
        onClick={() => globalThis.print()}
      >
        <Printer aria-hidden />
        {t('print')}
      </button>
    </div>
  )
}

function NotEnough() {
  const { t } = useTranslation('compare')
  const browse = (
    <LocalLink to="/favourites" className={buttonClass()}>
      {t('choose')}
    </LocalLink>
  )
  return (
    <div className="mb-8">
      <EmptyState illustration="house" title={t('none')} actions={browse}>
        {t('noneText')}
      </EmptyState>
    </div>
  )
}

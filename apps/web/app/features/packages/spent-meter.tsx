import { getOwnPackages } from '@gable/contract/packages'
import type { CountedAccess } from '@gable/domain/package-access'
import { Meter } from '@gable/ui/meter'
import { useQuery } from '@tanstack/react-query'
import '#app/shared/i18n/package-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { QueryScope } from '#app/shell/query-scope.tsx'
import { useDay } from './use-package-words.ts'

/** How many there were, beside the words that none is left. The figures come after the dialog and move nothing. */
export function SpentMeter({ type }: { type: CountedAccess }) {
  return (
    <QueryScope>
      <Spent type={type} />
    </QueryScope>
  )
}

function Spent({ type }: { type: CountedAccess }) {
  const { t } = useTranslation('packages')
  const toDay = useDay()
  const { data: packages = [] } = useQuery({
    queryKey: ['own-packages'],
    queryFn: async ({ signal }) => (await dispatch(getOwnPackages, { limit: 10 }, { signal })).data,
    // What was just spent is not what was known a minute ago.
    staleTime: 0,
  })
  const held = packages
    .filter(({ status }) => status === 'running')
    .flatMap(({ expiresAt, features }) => features.map((feature) => ({ ...feature, expiresAt })))
    .filter((feature) => feature.type === type)
  const used = held.reduce((sum, feature) => sum + feature.used, 0)
  const ends = held.map(({ expiresAt }) => expiresAt).toSorted()[0]
  const label = t(`kinds.${type}`)
  return (
    <div className="mt-2 grid gap-1.5 rounded-(--radius-control) bg-sunken p-4 text-14">
      <p className="flex justify-between gap-3 font-medium">
        <span>{label}</span>
        <span className="text-ink-soft">{used > 0 && t('usedOf', { used, limit: used })}</span>
      </p>
      <Meter label={label} value={used || 1} max={used || 1} tone="bad" />
      <small className="text-12 text-ink-soft">
        {t('noneLeft')}
        {ends && ` · ${t('until', { date: toDay(ends) })}`}
      </small>
    </div>
  )
}

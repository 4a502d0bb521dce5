import type { OwnPackage } from '@gable/contract/packages'
import { Meter } from '@gable/ui/meter'
import '#app/shared/i18n/package-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLimitText } from './use-package-words.ts'

type Feature = OwnPackage['features'][number]

/** How much of one kind is used; what has no limit shows until when it is open. */
export function UsageMeter({ feature, until }: { feature: Feature; until: string }) {
  const { t } = useTranslation('packages')
  const toLimit = useLimitText()
  const { type, limit, used } = feature
  const label = t(`kinds.${type}`)
  if (limit === null) {
    return (
      <div className="usage">
        <p>
          <span>{label}</span>
          <span className="text-ink-soft">{toLimit(feature)}</span>
        </p>
        <i aria-hidden />
        <small>{t('until', { date: until })}</small>
      </div>
    )
  }
  const left = limit - used
  const tone = left === 0 ? 'bad' : left / limit <= 0.1 ? 'warn' : 'brand'
  return (
    <div className="usage">
      <p>
        <span>{label}</span>
        <span className="text-ink-soft">{t('usedOf', { used, limit })}</span>
      </p>
      <Meter label={label} value={used} max={limit} tone={tone} />
      <small className={left === 0 ? 'text-bad' : undefined}>{left === 0 ? t('noneLeft') : t('left', { left })}</small>
    </div>
  )
}

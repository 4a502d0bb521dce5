import { Sparkline } from '@gable/ui/sparkline'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import type { LoadedPromotions } from './load-advertisements.server.ts'

type Insights = LoadedPromotions['insights']

/** How often all of one's promotions together were shown and opened, beside the thirty days before. */
export function PromotionTotals({ insights: { shown, opened } }: { insights: Insights }) {
  const { t } = useTranslation('promotions')
  const { locale } = useLanguage()
  const numbers = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const change = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'always', maximumFractionDigits: 0 })
  const rate = shown.total > 0 ? opened.total / shown.total : 0
  return (
    <section aria-labelledby="promotion-totals" className="promotion-totals">
      <h2 id="promotion-totals" className="ui-visually-hidden">
        {t('statistics.title')}
      </h2>
      {(['shown', 'opened'] as const).map((name) => {
        const { total, before, days } = { shown, opened }[name]
        return (
          <dl key={name}>
            <dt>{t(`statistics.${name}`)}</dt>
            <dd>
              <b>{numbers.format(total)}</b>
              {before > 0 && (
                <small>{t('statistics.change', { change: change.format((total - before) / before) })}</small>
              )}
              <Sparkline values={days} label={t(`statistics.${name}`)} />
            </dd>
          </dl>
        )
      })}
      <dl>
        <dt>{t('statistics.rate')}</dt>
        <dd>
          <b>{percent.format(rate)}</b>
        </dd>
      </dl>
    </section>
  )
}

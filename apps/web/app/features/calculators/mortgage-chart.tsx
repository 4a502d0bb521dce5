import type { MortgageYear } from '@gable/domain/mortgage'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { scaleTo } from './scale-to.ts'
import { useAmount } from './use-amount.ts'

/** How much of a year's place its bar takes. */
const barWidth = 0.8

/** Repayment below and interest above it, a bar for every year. Time runs from left to right in every language. */
export function MortgageChart({ years }: { years: readonly MortgageYear[] }) {
  const { t } = useTranslation('calculators')
  const { locale } = useLanguage()
  const amount = useAmount()
  const { top, lines } = scaleTo(Math.max(...years.map(({ paymentMinor }) => paymentMinor)))
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last || top === 0) return null
  const label = `${t('years.chart', { count: years.length })}. ${t('years.chartText', {
    firstRepayment: amount(first.principalMinor),
    firstInterest: amount(first.interestMinor),
    lastRepayment: amount(last.principalMinor),
    lastInterest: amount(last.interestMinor),
  })}`
  const figure = new Intl.NumberFormat(locale)
  return (
    <div className="calculator-chart" dir="ltr">
      <p className="ui-visually-hidden" dir="auto">
        {label}
      </p>
      <div className="calculator-chart-lines">
        {lines.map((line) => (
          <span key={line} style={{ bottom: `${(line / top) * 100}%` }}>
            <bdi dir="ltr">{amount(line, { isCompact: true })}</bdi>
          </span>
        ))}
      </div>
      <svg viewBox={`0 0 ${years.length} 100`} preserveAspectRatio="none" aria-hidden>
        {years.map(({ year, principalMinor, interestMinor }) => {
          const [repayment, interest] = [(principalMinor / top) * 100, (interestMinor / top) * 100]
          const place = { x: year - 1 + (1 - barWidth) / 2, width: barWidth }
          return (
            <g key={year}>
              <title>
                {t('years.bar', { year, repayment: amount(principalMinor), interest: amount(interestMinor) })}
              </title>
              <rect {...place} y={100 - repayment} height={repayment} data-part="repayment" />
              <rect {...place} y={100 - repayment - interest} height={interest} data-part="interest" />
            </g>
          )
        })}
      </svg>
      <div className="calculator-chart-years">
        {years
          .filter(({ year }) => year === 1 || year % 5 === 0)
          .map(({ year }) => (
            <span key={year} style={{ left: `${((year - 0.5) / years.length) * 100}%` }}>
              {figure.format(year)}
            </span>
          ))}
      </div>
    </div>
  )
}

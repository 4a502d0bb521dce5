import { fromMinor } from '@gable/domain/currency'
import {
  incomeNeededMinor,
  type Mortgage,
  monthlyCostMinor,
  type MortgageSummary,
  summariseMortgage,
} from '@gable/domain/mortgage'
import { buttonClass } from '@gable/ui/button'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { ShareButton } from '#app/shared/share-button.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage, useLocalPath, useSite } from '#app/shell/site.ts'
import type { MortgageReading } from './mortgage-values.ts'
import { useAmount } from './use-amount.ts'
import type { MortgageState } from './use-mortgage.ts'

/** What it comes to, beside the form and always in sight of it. */
export function MortgageResult({ mortgage: { reading, query } }: { mortgage: MortgageState }) {
  const { t } = useTranslation('calculators')
  const toLocal = useLocalPath()
  const { publicUrl } = useSite()
  const { mortgage } = reading
  return (
    <section className="calculator-result" aria-label={t('result.title')}>
      {mortgage ? (
        <Reckoned mortgage={mortgage} reading={reading} />
      ) : (
        <p className="text-ink-soft">{t('result.none')}</p>
      )}
      <div className="grid gap-2 print-hidden">
        {mortgage && <HomesLink priceMinor={reading.priceMinor} />}
        <ShareButton
          title={t('mortgage.title')}
          address={publicUrl + toLocal(`/mortgage-calculator${query}`)}
          className={buttonClass({ variant: 'secondary', isWide: true }, 'needs-scripts')}
        />
      </div>
      <p className="text-12 text-ink-soft">{t('result.note')}</p>
    </section>
  )
}

type ReckonedProps = { mortgage: Mortgage; reading: MortgageReading }

function Reckoned({ mortgage, reading }: ReckonedProps) {
  const { t } = useTranslation('calculators')
  const { locale } = useLanguage()
  const amount = useAmount()
  const summary = summariseMortgage(mortgage)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const each = amount(summary.monthlyPaymentMinor)
  const { priceMinor } = reading
  return (
    <>
      <div className="grid gap-2">
        <p className="text-14 text-ink-soft" id="each-month">
          {t('result.each')}
        </p>
        <output
          className="calculator-figure-large"
          data-long={each.length > 9 || undefined}
          aria-labelledby="each-month"
        >
          <bdi>{each}</bdi>
        </output>
      </div>
      <SplitBar summary={summary} />
      <dl className="calculator-lines">
        <Line label={t('result.loan')}>{amount(summary.principalMinor)}</Line>
        <Line label={t('result.interest', { count: mortgage.years })}>{amount(summary.totalInterestMinor)}</Line>
        <Line label={t('result.total')}>{amount(summary.totalPaymentMinor)}</Line>
        {priceMinor > 0 && (
          <Line label={t('result.loanToValue')}>{percent.format(summary.principalMinor / priceMinor)}</Line>
        )}
      </dl>
      <hr />
      <TrueCost summary={summary} reading={reading} />
    </>
  )
}

/** For the eye; the lines below say the same. */
function SplitBar({ summary: { principalMinor, totalPaymentMinor } }: { summary: MortgageSummary }) {
  const { t } = useTranslation('calculators')
  const { locale } = useLanguage()
  if (totalPaymentMinor === 0) return null
  const share = principalMinor / totalPaymentMinor
  const text = new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
  return (
    <div className="calculator-split">
      <span className="ui-visually-hidden">{t('result.split', { share: text })}</span>
      <i style={{ flexGrow: share }} />
      <i style={{ flexGrow: 1 - share }} />
    </div>
  )
}

function TrueCost({
  summary,
  reading: { costs, sharePercent },
}: {
  summary: MortgageSummary
  reading: MortgageReading
}) {
  const { t } = useTranslation('calculators')
  const { locale } = useLanguage()
  const amount = useAmount()
  const cost = monthlyCostMinor(summary.monthlyPaymentMinor, costs)
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(sharePercent / 100)
  const { taxYearMinor, insuranceYearMinor, feesMonthMinor } = costs
  return (
    <dl className="calculator-lines">
      {cost > summary.monthlyPaymentMinor && (
        <>
          <Line label={t('result.instalment')}>{amount(summary.monthlyPaymentMinor)}</Line>
          {taxYearMinor > 0 && <Line label={t('result.tax')}>{amount(taxYearMinor / 12)}</Line>}
          {insuranceYearMinor > 0 && <Line label={t('result.insurance')}>{amount(insuranceYearMinor / 12)}</Line>}
          {feesMonthMinor > 0 && <Line label={t('result.fees')}>{amount(feesMonthMinor)}</Line>}
        </>
      )}
      <Line label={t('result.trueCost')} isSum>
        {amount(cost)}
      </Line>
      <Line label={t('result.income')} hint={t('result.incomeText', { share })}>
        {amount(incomeNeededMinor(cost, sharePercent))}
      </Line>
    </dl>
  )
}

type LineProps = { label: string; hint?: string; isSum?: boolean; children: ReactNode }

const Line = ({ label, hint, isSum, children }: LineProps) => (
  <div data-sum={isSum}>
    <dt>
      {label}
      {hint && <small>{hint}</small>}
    </dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
)

function HomesLink({ priceMinor }: { priceMinor: number }) {
  const { t } = useTranslation('calculators')
  const amount = useAmount()
  const currency = useSite().settings.currency.code
  return (
    <LocalLink
      to={`/properties?deal=sell&max=${Number(fromMinor(priceMinor, currency))}`}
      className={buttonClass({ size: 'large', isWide: true })}
    >
      {t('result.homes', { price: amount(priceMinor) })}
    </LocalLink>
  )
}

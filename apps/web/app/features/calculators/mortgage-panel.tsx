import { summariseMortgage } from '@gable/domain/mortgage'
import { buttonClass } from '@gable/ui/button'
import { RadioGroup } from '@gable/ui/radio-group'
import { Range } from '@gable/ui/range'
import { useState } from 'react'
import '#app/shared/i18n/calculator-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage, useSite } from '#app/shell/site.ts'
import { depositOf, type MoneyStyle, readMortgage, textsOf, toMortgageQuery, usualYears } from './mortgage-values.ts'
import { useAmount } from './use-amount.ts'

/** The monthly figure of one home, with the two things that people change first. */
export function MortgagePanel({ price, slug }: { price: number; slug: string }) {
  const { t } = useTranslation('calculators')
  const { locale } = useLanguage()
  const style: MoneyStyle = { locale, currency: useSite().settings.currency.code }
  const amount = useAmount()
  const [percent, setPercent] = useState(20)
  const [years, setYears] = useState(25)
  const deposit = depositOf(price, percent / 100)
  const texts = textsOf(
    new URLSearchParams({ price: String(price), deposit: String(deposit), years: `${years}` }),
    style,
  )
  const { mortgage, depositMinor } = readMortgage(texts, style)
  if (!mortgage) return null
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    mortgage.rateThousandths / 100_000,
  )
  const depositText = t('panel.deposit', { share, price: amount(depositMinor) })
  return (
    <div className="ui-panel grid gap-4">
      <div>
        <output className="type-block">
          <bdi>{t('panel.each', { price: amount(summariseMortgage(mortgage).monthlyPaymentMinor) })}</bdi>
        </output>
        <p className="text-14 text-ink-soft">{t('panel.text', { rate, count: years })}</p>
      </div>
      <div>
        <p className="text-14" aria-hidden>
          {depositText}
        </p>
        <Range
          label={t('mortgage.deposit')}
          value={percent}
          min={0}
          max={90}
          step={5}
          aria-valuetext={depositText}
          onChange={(event) => setPercent(Number(event.target.value))}
        />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <RadioGroup
          name="mortgage-years"
          look="segmented"
          legend={t('mortgage.years')}
          value={String(years)}
          options={usualYears
            .filter((count) => count % 10 === 0 || count === 25)
            .map((count) => ({ value: String(count), label: new Intl.NumberFormat(locale).format(count) }))}
          onChange={(value) => setYears(Number(value))}
        />
        <LocalLink
          to={`/mortgage-calculator${toMortgageQuery(texts, style, slug)}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('panel.full')}
        </LocalLink>
      </div>
    </div>
  )
}

import { wideLadder } from '@gable/domain/search-ladders'
import { minorUnits } from '@gable/domain/currency'
import { buttonClass } from '@gable/ui/button'
import { RadioGroup } from '@gable/ui/radio-group'
import { Range } from '@gable/ui/range'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { useLanguage, useLocalPath, useSite } from '#app/shell/site.ts'
import { FigureRow } from './figure-row.tsx'
import { depositOf, usualYears } from './mortgage-values.ts'
import { useAmount } from './use-amount.ts'
import type { MortgageState } from './use-mortgage.ts'

type FieldsProps = { mortgage: MortgageState }
type MortgageFormProps = FieldsProps & { homeSlug: string | undefined }

/** Sliders and answers at once with scripts; without them a form that leads to the same address. */
export function MortgageForm({ mortgage, homeSlug }: MortgageFormProps) {
  const { t } = useTranslation('calculators')
  const toLocal = useLocalPath()
  const isHydrated = useIsHydrated()
  return (
    <Form
      action={toLocal('/mortgage-calculator')}
      className="calculator-form"
      onBlur={mortgage.keep}
      onSubmit={(event) => {
        event.preventDefault()
        mortgage.keep()
      }}
    >
      {homeSlug && <input type="hidden" name="home" value={homeSlug} />}
      <PriceRow mortgage={mortgage} />
      <DepositRow mortgage={mortgage} />
      <RateRow mortgage={mortgage} />
      <YearsRow mortgage={mortgage} />
      <OtherCosts mortgage={mortgage} />
      {!isHydrated && (
        <button type="submit" className={buttonClass({ size: 'large' }, 'calculator-submit')}>
          {t('mortgage.calculate')}
        </button>
      )}
    </Form>
  )
}

/** Rungs on either side of the price that somebody came with: from about a thirtieth to thirty times as much. */
const rungsAside = 15

function PriceRow({ mortgage }: FieldsProps) {
  const { t } = useTranslation('calculators')
  const { currency, currencySymbol } = useSite().settings
  const coin = 10 ** minorUnits(currency.code)
  const rungOf = (price: number) => {
    const found = wideLadder.findIndex((rung) => rung >= price * coin)
    return found < 0 ? wideLadder.length - 1 : found
  }
  const price = mortgage.figureOf('price')
  const [first] = useState(() => Math.max(0, rungOf(price) - rungsAside))
  const last = Math.min(first + 2 * rungsAside, wideLadder.length - 1)
  const amount = useAmount()
  return (
    <FigureRow mortgage={mortgage} name="price" label={t('mortgage.price')} prefix={currencySymbol}>
      <Range
        label={t('mortgage.price')}
        value={Math.min(Math.max(rungOf(price), first), last)}
        min={first}
        max={last}
        aria-valuetext={amount(mortgage.reading.priceMinor)}
        onChange={(event) => mortgage.set('price', (wideLadder[Number(event.target.value)] ?? 0) / coin)}
      />
    </FigureRow>
  )
}

function DepositRow({ mortgage }: FieldsProps) {
  const { t } = useTranslation('calculators')
  const { locale } = useLanguage()
  const { currencySymbol } = useSite().settings
  const { priceMinor, depositMinor } = mortgage.reading
  const share = priceMinor > 0 ? Math.min(1, depositMinor / priceMinor) : 0
  const shareText = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)
  return (
    <FigureRow
      mortgage={mortgage}
      name="deposit"
      label={t('mortgage.deposit')}
      prefix={currencySymbol}
      suffix={shareText}
    >
      <Range
        label={t('mortgage.deposit')}
        value={Math.round(share * 100)}
        min={0}
        max={100}
        aria-valuetext={t('mortgage.depositShare', { share: shareText })}
        onChange={(event) =>
          mortgage.set('deposit', depositOf(mortgage.figureOf('price'), Number(event.target.value) / 100))
        }
      />
    </FigureRow>
  )
}

/** As far as the slider goes; more can be typed. */
const maxOnSlider = 15

function RateRow({ mortgage }: FieldsProps) {
  const { t } = useTranslation('calculators')
  const { locale } = useLanguage()
  const rate = mortgage.figureOf('rate')
  const text = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(rate / 100)
  return (
    <FigureRow mortgage={mortgage} name="rate" label={t('mortgage.rate')} suffix="%">
      <Range
        label={t('mortgage.rate')}
        value={Math.min(rate, maxOnSlider)}
        min={0}
        max={maxOnSlider}
        step={0.05}
        aria-valuetext={text}
        onChange={(event) => mortgage.set('rate', Number(event.target.value))}
      />
    </FigureRow>
  )
}

function YearsRow({ mortgage }: FieldsProps) {
  const { t } = useTranslation('calculators')
  const { locale } = useLanguage()
  const years = new Intl.NumberFormat(locale)
  return (
    <FigureRow mortgage={mortgage} name="years" label={t('mortgage.years')}>
      <RadioGroup
        name="usual"
        look="segmented"
        legend={t('mortgage.yearChoices')}
        isLegendHidden
        value={String(mortgage.figureOf('years'))}
        options={usualYears.map((count) => ({ value: String(count), label: years.format(count) }))}
        onChange={(value) => mortgage.set('years', Number(value))}
        className="calculator-years"
      />
    </FigureRow>
  )
}

function OtherCosts({ mortgage }: FieldsProps) {
  const { t } = useTranslation('calculators')
  const { currencySymbol } = useSite().settings
  const { texts } = mortgage
  // As it was opened: typing into it must not close it.
  const [isOpen] = useState(() => [texts.tax, texts.insurance, texts.fees].some(Boolean))
  return (
    <details className="calculator-other" open={isOpen || undefined}>
      <summary>
        <span>
          {t('mortgage.other')}
          <small>{t('mortgage.otherText')}</small>
        </span>
        <ChevronDown aria-hidden />
      </summary>
      <FigureRow mortgage={mortgage} name="tax" label={t('mortgage.tax')} prefix={currencySymbol} />
      <FigureRow mortgage={mortgage} name="insurance" label={t('mortgage.insurance')} prefix={currencySymbol} />
      <FigureRow mortgage={mortgage} name="fees" label={t('mortgage.fees')} prefix={currencySymbol} />
      <FigureRow mortgage={mortgage} name="share" label={t('mortgage.share')} suffix="%" />
    </details>
  )
}

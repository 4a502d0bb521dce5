import { fromMinor, toMinor } from '@gable/domain/currency'
import { wideLadder } from '@gable/domain/search-ladders'
import { Field } from '@gable/ui/field'
import { NumberInput } from '@gable/ui/number-input'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { NumberReading } from '#app/shell/number-reading.tsx'
import { useSite } from '#app/shell/site.ts'
import { useMoneyStyle } from '#app/shell/use-money-style.ts'
import { countOf, countsOf, type Facets } from '../facets.ts'
import { FilterSection } from './chip-box.tsx'
import type { FieldsProps } from './filter-fields.tsx'

export function PriceFields(props: FieldsProps) {
  const { t } = useTranslation('results')
  return (
    <FilterSection title={t('filters.priceRange')}>
      <PriceRange {...props} />
    </FilterSection>
  )
}

type PriceRangeProps = Pick<FieldsProps, 'search' | 'draft' | 'first' | 'facets' | 'onDraft'>

/** The lowest and the highest price in figures, and under scripts as two handles over what there is at each price. */
export function PriceRange({ search, draft, first, facets, onDraft }: PriceRangeProps) {
  const { t } = useTranslation('results')
  const { settings } = useSite()
  const isHydrated = useIsHydrated()
  const [low, setLow] = useState(written(search.minPrice))
  const [high, setHigh] = useState(written(search.maxPrice))
  const steps = stepsOf(first, settings.currency.code)
  const style = useMoneyStyle()
  const field = (name: 'min' | 'max', value: string, setValue: (value: string) => void) => (
    <Field label={t(`sheet.${name}`)}>
      {(control) => (
        <>
          <NumberInput
            {...control}
            name={name}
            isSmall
            prefix={settings.currencySymbol}
            placeholder={t('sheet.noLimit')}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          <NumberReading
            text={value}
            style={style}
            onChoose={(text) => {
              setValue(text)
              onDraft({ [`${name}Price`]: Math.round(Number(text)) })
            }}
          />
        </>
      )}
    </Field>
  )
  return (
    <>
      {steps.length > 1 &&
        (isHydrated ? (
          <PriceSlider
            steps={steps}
            facets={facets}
            low={draft.minPrice}
            high={draft.maxPrice}
            onChange={(minPrice, maxPrice) => {
              setLow(written(minPrice))
              setHigh(written(maxPrice))
              onDraft({ minPrice, maxPrice })
            }}
          />
        ) : (
          // Its room, so that the fields below do not move when it comes.
          <div className="price-slider price-slider-room" aria-hidden>
            <div className="price-bars" />
          </div>
        ))}
      <div className="grid grid-cols-2 gap-3">
        {field('min', low, setLow)}
        {field('max', high, setHigh)}
      </div>
    </>
  )
}

const written = (price: number | undefined) => (price === undefined ? '' : String(price))

/** Where each bar begins, from the cheapest home to the dearest, in units of the currency. */
function stepsOf(facets: Facets, currency: string): number[] {
  const prices = countsOf(facets, 'price').map(({ value }) => toMinor(value, currency) ?? 0)
  const [cheapest, dearest] = [Math.min(...prices), Math.max(...prices)]
  return wideLadder
    .filter((rung) => rung >= cheapest && rung <= dearest)
    .map((rung) => Number(fromMinor(rung, currency)))
}

type PriceSliderProps = {
  steps: readonly number[]
  facets: Facets
  low: number | undefined
  high: number | undefined
  onChange: (low: number | undefined, high: number | undefined) => void
}

/** The ends of the track mean no limit. */
function PriceSlider({ steps, facets, low, high, onChange }: PriceSliderProps) {
  const { t } = useTranslation('results')
  const counts = countsOf(facets, 'price').map(({ value, count }) => ({ value: Number(value), upTo: null, count }))
  const most = Math.max(1, ...steps.map((step) => countOf(counts, step)))
  const last = steps.length
  const from =
    low === undefined
      ? 0
      : Math.max(
          0,
          steps.findLastIndex((step) => step <= low),
        )
  const upTo =
    high === undefined
      ? last
      : Math.max(
          from + 1,
          indexOr(
            steps.findIndex((step) => step >= high),
            last,
          ),
        )
  const priceAt = (index: number) => (index <= 0 || index >= last ? undefined : steps[index])
  const style = { '--from': `${(from / last) * 100}%`, '--up-to': `${(upTo / last) * 100}%` } as CSSProperties
  return (
    // The form reads its fields at every change, and the figures follow the handles only afterwards.
    <div className="price-slider" style={style} onChange={(event) => event.stopPropagation()}>
      <div className="price-bars" aria-hidden>
        {steps.map((step, index) => (
          <i
            key={step}
            data-in={(index >= from && index < upTo) || undefined}
            style={{ blockSize: `${Math.max(3, (countOf(counts, step) / most) * 100)}%` }}
          />
        ))}
      </div>
      <input
        type="range"
        aria-label={t('sheet.min')}
        aria-valuetext={low === undefined ? t('sheet.noLimit') : String(low)}
        min={0}
        max={last}
        value={from}
        onChange={(event) => onChange(priceAt(Math.min(Number(event.target.value), upTo - 1)), high)}
      />
      <input
        type="range"
        aria-label={t('sheet.max')}
        aria-valuetext={high === undefined ? t('sheet.noLimit') : String(high)}
        min={0}
        max={last}
        value={upTo}
        onChange={(event) => onChange(low, priceAt(Math.max(Number(event.target.value), from + 1)))}
      />
    </div>
  )
}

const indexOr = (index: number, otherwise: number) => (index === -1 ? otherwise : index)

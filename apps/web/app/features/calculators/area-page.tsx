import { convertArea } from '@gable/domain/area-units'
import { buttonClass } from '@gable/ui/button'
import { FieldError } from '@gable/ui/field'
import { ArrowLeftRight } from 'lucide-react'
import { Form } from 'react-router'
import '#app/shared/i18n/calculator-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage, useLocalPath } from '#app/shell/site.ts'
import { AreaField } from './area-field.tsx'
import { AreaScale } from './area-scale.tsx'
import { AreaUnits } from './area-units.tsx'
import { type AreaState, areaStateOf, formatArea, toAreaQuery, typedArea } from './area-values.ts'
import './calculators.css'
import { useAddressState } from './use-address-state.ts'

/** Everything is reckoned where it is typed. */
export const shouldRevalidate = () => false

export default function AreaPage() {
  const { t } = useTranslation('calculators')
  const isHydrated = useIsHydrated()
  return (
    <main id="main" className="ui-container calculator">
      <PageHead title={t('area.title')} description={t('area.description')} />
      <div className="converter">
        <header className="mb-8 grid gap-2">
          <h1 className="type-page">{t('area.title')}</h1>
          <p className="text-ink-soft">{t(isHydrated ? 'area.lead' : 'area.leadPlain')}</p>
        </header>
        <Converter />
      </div>
    </main>
  )
}

/** Either side can be typed into; without scripts a form leads to the same address. */
function Converter() {
  const { t } = useTranslation('calculators')
  const { locale } = useLanguage()
  const toLocal = useLocalPath()
  const isHydrated = useIsHydrated()
  const { state, setState, keep } = useAddressState<AreaState>(areaStateOf, (now) => toAreaQuery(now, locale))
  const { side, from, to } = state
  const [unit, otherUnit] = side === 'from' ? [from, to] : [to, from]
  const area = typedArea(state, locale)
  const other = area ? formatArea(convertArea(area, unit, otherUnit), locale) : ''
  const change = (facts: Partial<AreaState>) => setState({ ...state, ...facts })
  return (
    <>
      <Form
        action={toLocal('/area-converter')}
        onBlur={keep}
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        <div className="converter-pair">
          <AreaField
            name="amount"
            unitName="from"
            label={t('area.from')}
            unitLabel={t('area.unitFrom')}
            text={side === 'from' ? state.text : other}
            unit={from}
            isInvalid={!area && side === 'from'}
            onType={(text) => change({ text, side: 'from' })}
            onChoose={(chosen) => change({ from: chosen })}
          />
          <Swap state={state} onSwap={() => change({ from: to, to: from })} />
          <AreaField
            unitName="to"
            label={t('area.to')}
            unitLabel={t('area.unitTo')}
            text={side === 'to' ? state.text : other}
            unit={to}
            isInvalid={!area && side === 'to'}
            isReadOnly={!isHydrated}
            onType={(text) => change({ text, side: 'to' })}
            onChoose={(chosen) => change({ to: chosen })}
          />
        </div>
        {!area && <FieldError id="area-problem">{t('area.invalid')}</FieldError>}
        {!isHydrated && (
          <button type="submit" className={buttonClass({}, 'mt-4')}>
            {t('area.convert')}
          </button>
        )}
      </Form>
      {area && (
        <div className="converter-columns">
          <AreaUnits area={area} unit={unit} />
          <AreaScale area={area} unit={unit} />
        </div>
      )}
    </>
  )
}

/** A link to the same amount with the units the other way round. */
function Swap({ state, onSwap }: { state: AreaState; onSwap: () => void }) {
  const { t } = useTranslation('calculators')
  const { locale } = useLanguage()
  return (
    <LocalLink
      to={`/area-converter${toAreaQuery({ ...state, from: state.to, to: state.from }, locale)}`}
      className="ui-icon-button converter-swap"
      aria-label={t('area.swap')}
      onClick={(event) => {
        event.preventDefault()
        onSwap()
      }}
    >
      <ArrowLeftRight aria-hidden />
    </LocalLink>
  )
}

import type { HomeUnit, PlotUnit } from '@gable/domain/reader-units'
import { RadioGroup } from '@gable/ui/radio-group'
import { Select } from '@gable/ui/select'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useChooseArea } from '../area-choice.ts'
import { useSite } from '../site.ts'

type AreaSwitchProps = { name: string; className?: string; isShort?: boolean }

/** What areas are told in; plots beside it unless there is no room. */
export function AreaSwitch({ name, className, isShort = false }: AreaSwitchProps) {
  const { t } = useTranslation()
  const { choice, homes } = useSite().areas
  const choose = useChooseArea()
  return (
    <div className={className}>
      <RadioGroup
        name={name}
        legend={t('areaChoice.label')}
        isLegendHidden={isShort}
        look="segmented"
        value={choice.home}
        onChange={(home) => void choose({ ...choice, home: home as HomeUnit })}
        options={homes.map((unit) => ({ value: unit.unit, label: <bdi>{unit.name}</bdi> }))}
      />
      {!isShort && <PlotSelect />}
    </div>
  )
}

function PlotSelect() {
  const { t } = useTranslation()
  const { choice, plots } = useSite().areas
  const choose = useChooseArea()
  return (
    <label className="mt-3 flex items-center justify-between gap-3 text-14">
      {t('areaChoice.plots')}
      <Select
        isSmall
        value={choice.plot}
        onChange={({ target }) => void choose({ ...choice, plot: target.value as PlotUnit })}
      >
        <option value="as_home">{t('areaChoice.asHome')}</option>
        {plots.map(({ unit, name }) => (
          <option key={unit} value={unit}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  )
}

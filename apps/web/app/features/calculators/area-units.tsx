import { type Area, type AreaUnit, areaUnitGroups, convertArea } from '@gable/domain/area-units'
import { CopyButton } from '#app/shared/copy-button.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { formatArea } from './area-values.ts'

const groups = Object.entries(areaUnitGroups) as [keyof typeof areaUnitGroups, readonly AreaUnit[]][]

/** The same area in every other unit. */
export function AreaUnits({ area, unit }: { area: Area; unit: AreaUnit }) {
  const { t } = useTranslation('calculators')
  return (
    <section className="converter-units">
      <h2 className="type-block">{t('area.all')}</h2>
      {groups.map(([group, units]) => (
        <div key={group}>
          <h3>{t(`groups.${group}`)}</h3>
          <dl>
            {units
              .filter((one) => one !== unit)
              .map((one) => (
                <Line key={one} area={convertArea(area, unit, one)} unit={one} />
              ))}
          </dl>
        </div>
      ))}
    </section>
  )
}

function Line({ area, unit }: { area: Area; unit: AreaUnit }) {
  const { t } = useTranslation('calculators')
  const { locale } = useLanguage()
  const text = `${formatArea(area, locale)} ${t(`units.${unit}.symbol`)}`
  return (
    <div>
      <dt>{t(`units.${unit}.name`)}</dt>
      <dd>
        <bdi>{text}</bdi>
        <span className="needs-scripts print-hidden">
          <CopyButton label={t('area.copy', { area: text })} text={text} />
        </span>
      </dd>
    </div>
  )
}

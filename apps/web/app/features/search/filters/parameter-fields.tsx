import { fromSquareMetres } from '@gable/domain/area-measure'
import { writeClearly } from '@gable/domain/number-input'
import { NumberInput } from '@gable/ui/number-input'
import { TextInput } from '@gable/ui/text-input'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { NumberReading } from '#app/shell/number-reading.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { useMeasure } from '#app/shell/use-area.ts'
import { countFrom, countOf, countsOf } from '../facets.ts'
import { readEnd, readEnds, writeEnds } from '../range-text.ts'
import type { ParameterLabel } from '../search-labels.ts'
import { changeParameter, listOf } from '../search-state.ts'
import { nameOf } from '../search-url.ts'
import { ChipBox, FilterSection } from './chip-box.tsx'
import type { FieldsProps } from './filter-fields.tsx'

type ParameterFieldsProps = FieldsProps & { parameter: ParameterLabel }

/** The fields that suit what the parameter is: chips for rooms and choices, two ends for figures and days. */
export function ParameterFields(props: ParameterFieldsProps) {
  const { parameter } = props
  const { key, name, kind } = parameter
  const isChosen = kind === 'choice' || kind === 'multi_choice'
  const isRooms = key === 'bedrooms' || key === 'bathrooms'
  return (
    <FilterSection title={name}>
      {isChosen ? <Options {...props} /> : isRooms ? <Rooms {...props} /> : <Ends {...props} />}
    </FilterSection>
  )
}

function Options({ search, facets, parameter }: ParameterFieldsProps) {
  const chosen = listOf(search.parameters?.[parameter.key])
  const counts = countsOf(facets, `parameter:${parameter.id}`)
  return (
    <div className="filter-chip-set">
      {parameter.options.map(({ value, name }) => (
        <ChipBox
          key={value}
          type="checkbox"
          name={nameOf(parameter.key)}
          value={value}
          isChosen={chosen.includes(value)}
          count={countOf(counts, value)}
        >
          {name}
        </ChipBox>
      ))}
    </div>
  )
}

const roomCounts = [1, 2, 3, 4, 5]

function Rooms({ search, facets, parameter }: ParameterFieldsProps) {
  const { t } = useTranslation('results')
  const { locale } = useLanguage()
  const said = search.parameters?.[parameter.key]
  const counts = countsOf(facets, `parameter:${parameter.id}`)
  const values = roomCounts.map((least) => `${least},`)
  // A shared link may say something that no chip does, such as two to four.
  const isOther = said !== undefined && !values.includes(said)
  return (
    <div className="filter-chip-set">
      <ChipBox type="radio" name={parameter.key} value="" isChosen={said === undefined}>
        {t('any')}
      </ChipBox>
      {isOther && (
        <ChipBox type="radio" name={parameter.key} value={said} isChosen>
          <bdi>{said.replace(',', ' – ')}</bdi>
        </ChipBox>
      )}
      {roomCounts.map((least) => (
        <ChipBox
          key={least}
          type="radio"
          name={parameter.key}
          value={`${least},`}
          isChosen={said === `${least},`}
          count={countFrom(counts, least)}
        >
          <bdi>{t('sheet.plus', { value: new Intl.NumberFormat(locale).format(least) })}</bdi>
        </ChipBox>
      ))}
    </div>
  )
}

function Ends(props: ParameterFieldsProps) {
  const { parameter } = props
  const measure = useMeasure()(parameter.key)
  const scale = parameter.unit === 'sqm' ? measure.squareMetres : 1
  // In another unit they begin anew, with what the search says.
  return (
    <div key={scale} className="filter-ends">
      {scale !== 1 && <input type="hidden" name={`${nameOf(parameter.key)}.scale`} value={scale} />}
      <End {...props} end="min" />
      <span className="text-ink-soft" aria-hidden>
        –
      </span>
      <End {...props} end="max" />
    </div>
  )
}

function End({ search, draft, parameter, onDraft, end }: ParameterFieldsProps & { end: 'min' | 'max' }) {
  const { t } = useTranslation('results')
  const { locale } = useLanguage()
  const { key } = parameter
  const side = end === 'min' ? 'from' : 'to'
  const said = readEnds(search.parameters?.[key] ?? '')[side]
  const measure = useMeasure()(key)
  const isArea = parameter.unit === 'sqm'
  const [text, setText] = useState(
    isArea && said ? writeClearly(fromSquareMetres(Number(said), measure)) : (said ?? ''),
  )
  const scale = isArea ? measure.squareMetres : 1
  const style = { locale, isWhole: scale < 1 }
  const words = {
    name: `${nameOf(key)}.${end}`,
    'aria-label': `${parameter.name}: ${t(`sheet.${end}`)}`,
    isSmall: true,
  }
  if (parameter.kind === 'date') return <TextInput {...words} type="date" defaultValue={said} />
  function choose(next: string) {
    setText(next)
    const ends = { ...readEnds(draft.parameters?.[key] ?? ''), [side]: readEnd(next, style, scale) }
    onDraft({ parameters: changeParameter(draft, key, writeEnds(ends)).parameters })
  }
  return (
    <div className="grid grow gap-1">
      <NumberInput
        {...words}
        placeholder={t('sheet.noLimit')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        suffix={isArea ? measure.sign : undefined}
      />
      <NumberReading text={text} style={style} onChoose={choose} />
    </div>
  )
}

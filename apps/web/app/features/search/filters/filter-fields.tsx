import { Select } from '@gable/ui/select'
import { Fragment } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { countOf, countPosted, countsOf, type Facets } from '../facets.ts'
import type { Labels, ParameterLabel } from '../search-labels.ts'
import { extras, type SearchState } from '../search-state.ts'
import { useDistance } from '../use-distance.ts'
import { ChipBox, FilterSection } from './chip-box.tsx'
import { ParameterFields } from './parameter-fields.tsx'
import { PriceFields } from './price-fields.tsx'

export type FieldsProps = {
  /** What the form began with. */
  search: SearchState
  /** What it says now. */
  draft: SearchState
  labels: Labels
  /** What was counted at the beginning: it decides what is offered, so that nothing goes away under the finger. */
  first: Facets
  facets: Facets
  /** The moment the form was made. */
  now: number
  /** For what changes without a field of the form. */
  onDraft: (change: Partial<SearchState>) => void
}

export function FilterFields(props: FieldsProps) {
  const { labels, first, search } = props
  const isOffered = ({ id, key, kind, deals }: ParameterLabel) =>
    search.parameters?.[key] !== undefined ||
    (kind === 'date'
      ? !search.deal || deals.includes(search.deal)
      : countsOf(first, `parameter:${id}`).some(({ count }) => count > 0))
  return (
    <>
      <DealFields {...props} />
      <PriceFields {...props} />
      {labels.parameters.filter(isOffered).map((parameter, index) => (
        <Fragment key={parameter.id}>
          {/* After the rooms, as people think of it. */}
          {index === Math.min(2, labels.parameters.length - 1) && <CategoryFields {...props} />}
          <ParameterFields {...props} parameter={parameter} />
        </Fragment>
      ))}
      <FacilityFields {...props} />
      <PostedFields {...props} />
      <ExtraFields {...props} />
    </>
  )
}

function DealFields({ search, facets }: FieldsProps) {
  const { t } = useTranslation(['results', 'search'])
  const counts = countsOf(facets, 'deal')
  const chip = (value: 'sell' | 'rent', name: string) => (
    <ChipBox type="radio" name="deal" value={value} isChosen={search.deal === value} count={countOf(counts, value)}>
      {name}
    </ChipBox>
  )
  return (
    <FilterSection title={t('filters.deal')}>
      <div className="filter-chip-set">
        <ChipBox type="radio" name="deal" value="" isChosen={search.deal === undefined}>
          {t('filters.anyDeal')}
        </ChipBox>
        {chip('sell', t('search:box.buy'))}
        {chip('rent', t('search:box.rent'))}
      </div>
    </FilterSection>
  )
}

function CategoryFields({ search, labels, facets }: FieldsProps) {
  const { t } = useTranslation('results')
  const { locale } = useLanguage()
  const counts = countsOf(facets, 'category')
  return (
    <FilterSection title={t('sheet.category')}>
      <div className="filter-options">
        {labels.categories.map(({ id, slug, name }) => {
          const count = countOf(counts, id)
          const isChosen = search.categories?.includes(slug) ?? false
          return (
            <label key={id} className="ui-choice">
              <input
                type="checkbox"
                name="category"
                value={slug}
                defaultChecked={isChosen}
                disabled={count === 0 && !isChosen}
                className="ui-box"
              />
              <span className="grow">{name}</span>
              <span className="text-ink-soft tabular-nums">{new Intl.NumberFormat(locale).format(count)}</span>
            </label>
          )
        })}
      </div>
    </FilterSection>
  )
}

const distances = [500, 1_000, 2_000, 5_000]

function FacilityFields({ search, labels, first, facets }: FieldsProps) {
  const { t } = useTranslation('results')
  const distance = useDistance()
  const counts = countsOf(facets, 'facilities')
  const offered = labels.facilities.filter(
    ({ id, key }) => countOf(countsOf(first, 'facilities'), id) > 0 || search.facilities?.includes(key),
  )
  if (offered.length === 0) return null
  return (
    <FilterSection title={t('sheet.near')}>
      <div className="filter-chip-set">
        {offered.map(({ id, key, name }) => (
          <ChipBox
            key={id}
            type="checkbox"
            name="near"
            value={key}
            isChosen={search.facilities?.includes(key) ?? false}
            count={countOf(counts, id)}
          >
            {name}
          </ChipBox>
        ))}
      </div>
      <label className="mt-4 flex items-center gap-3 text-14">
        {t('sheet.within')}
        <Select name="within" defaultValue={search.facilityMetres ?? ''} isSmall className="w-44">
          <option value="">{t('sheet.anyDistance')}</option>
          {distances.map((metres) => (
            <option key={metres} value={metres}>
              {distance(metres)}
            </option>
          ))}
        </Select>
      </label>
    </FilterSection>
  )
}

const postedDays = [1, 3, 7, 14, 30, 90]

function PostedFields({ search, facets, now }: FieldsProps) {
  const { t } = useTranslation('results')
  return (
    <FilterSection title={t('filters.postedSince')}>
      <div className="filter-chip-set">
        <ChipBox type="radio" name="posted" value="" isChosen={search.postedDays === undefined}>
          {t('filters.anyTime')}
        </ChipBox>
        {postedDays.map((days) => (
          <ChipBox
            key={days}
            type="radio"
            name="posted"
            value={String(days)}
            isChosen={search.postedDays === days}
            count={countPosted(facets, days, now)}
          >
            {t('filters.lastDays', { count: days })}
          </ChipBox>
        ))}
      </div>
    </FilterSection>
  )
}

function ExtraFields({ search, facets }: FieldsProps) {
  const { t } = useTranslation('results')
  return (
    <FilterSection title={t('sheet.only')}>
      <div className="filter-chip-set">
        {extras.map((extra) => (
          <ChipBox
            key={extra}
            type="checkbox"
            name="with"
            value={extra}
            isChosen={search.extras?.includes(extra) ?? false}
            count={countOf(countsOf(facets, extra), 1)}
          >
            {t(`with.${extra}`)}
          </ChipBox>
        ))}
      </div>
    </FilterSection>
  )
}

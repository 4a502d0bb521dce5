import { buttonClass } from '@gable/ui/button'
import { Field } from '@gable/ui/field'
import { NumberInput } from '@gable/ui/number-input'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage, useSite } from '#app/shell/site.ts'
import { ChipMenu, Choice } from './chip-menu.tsx'
import { countFrom, countOf, countsOf, type Facets } from './facets.ts'
import { dropFilter } from './filters.ts'
import { SearchForm } from './search-form.tsx'
import type { Labels } from './search-labels.ts'
import { changeParameter, changeSearch, type SearchState, toggle } from './search-state.ts'
import { useFilterText } from './use-filter-text.ts'

export type FilterProps = { search: SearchState; labels: Labels; facets: Facets }

export function DealFilter({ search, facets }: FilterProps) {
  const { t } = useTranslation(['results', 'search'])
  const names = { sell: t('search:box.buy'), rent: t('search:box.rent') }
  const counts = countsOf(facets, 'deal')
  return (
    <ChipMenu label={t('filters.deal')} text={search.deal && names[search.deal]}>
      <ul>
        {[undefined, 'sell' as const, 'rent' as const].map((deal) => (
          // A price to buy means nothing to somebody who rents.
          <Choice
            key={deal ?? 'both'}
            to={changeSearch(search, { deal, minPrice: undefined, maxPrice: undefined })}
            isChosen={deal === search.deal}
            count={deal && countOf(counts, deal)}
          >
            {deal ? names[deal] : t('filters.anyDeal')}
          </Choice>
        ))}
      </ul>
    </ChipMenu>
  )
}

export function CategoryFilter({ search, labels, facets }: FilterProps) {
  const { t } = useTranslation('results')
  const text = useFilterText(labels)
  const counts = countsOf(facets, 'category')
  return (
    <ChipMenu
      label={t('filters.category')}
      text={search.categories && text(search, 'category')}
      search={search}
      filter="category"
    >
      <ul>
        <Choice to={dropFilter(search, 'category')} isChosen={search.categories === undefined}>
          {t('filters.anyCategory')}
        </Choice>
        {labels.categories.map(({ id, slug, name }) => (
          <Choice
            key={id}
            to={changeSearch(search, { categories: toggle(search.categories, slug) })}
            isChosen={search.categories?.includes(slug) ?? false}
            count={countOf(counts, id)}
          >
            {name}
          </Choice>
        ))}
      </ul>
    </ChipMenu>
  )
}

const roomCounts = [1, 2, 3, 4, 5]

/** At least so many bedrooms or bathrooms. */
export function RoomsFilter({ search, labels, facets, room }: FilterProps & { room: 'bedrooms' | 'bathrooms' }) {
  const { t } = useTranslation('results')
  const { locale } = useLanguage()
  const text = useFilterText(labels)
  const parameter = labels.parameters.find(({ key }) => key === room)
  if (!parameter) return null
  const said = search.parameters?.[room]
  const counts = countsOf(facets, `parameter:${parameter.id}`)
  return (
    <ChipMenu
      label={parameter.name}
      text={said && text(search, `parameter:${room}`)}
      search={search}
      filter={`parameter:${room}`}
    >
      <ul>
        <Choice to={changeParameter(search, room, undefined)} isChosen={said === undefined}>
          {t('any')}
        </Choice>
        {roomCounts.map((least) => (
          <Choice
            key={least}
            to={changeParameter(search, room, `${least},`)}
            isChosen={said === `${least},`}
            count={countFrom(counts, least)}
          >
            {t('atLeast', { value: new Intl.NumberFormat(locale).format(least) })}
          </Choice>
        ))}
      </ul>
    </ChipMenu>
  )
}

export function PriceFilter({ search, labels }: FilterProps) {
  const { t } = useTranslation('results')
  const { settings } = useSite()
  const text = useFilterText(labels)
  const isSelected = search.minPrice !== undefined || search.maxPrice !== undefined
  const box = (name: 'min' | 'max', label: string, value: number | undefined) => (
    <Field label={label}>
      {(control) => (
        <NumberInput
          {...control}
          key={value}
          name={name}
          isSmall
          prefix={settings.currencySymbol}
          defaultValue={value}
        />
      )}
    </Field>
  )
  return (
    <ChipMenu
      label={t('filters.priceRange')}
      text={isSelected ? text(search, 'price') : undefined}
      search={search}
      filter="price"
      width="md:w-88"
    >
      <SearchForm search={search} except={['min', 'max']} className="grid gap-4">
        <div className="grid grid-cols-2 gap-3">
          {box('min', t('filters.minPrice'), search.minPrice)}
          {box('max', t('filters.maxPrice'), search.maxPrice)}
        </div>
        <button type="submit" className={buttonClass()}>
          {t('filters.apply')}
        </button>
      </SearchForm>
    </ChipMenu>
  )
}

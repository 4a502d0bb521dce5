import { buttonClass } from '@gable/ui/button'
import { Field } from '@gable/ui/field'
import { NumberInput } from '@gable/ui/number-input'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage, useSite } from '#app/shell/site.ts'
import { ChipMenu, Choice } from './chip-menu.tsx'
import { countFrom, countOf, countsOf, type Facets } from './facets.ts'
import { dropFilter } from './filters.ts'
import { SearchForm } from './search-form.tsx'
import type { Labels } from './search-labels.ts'
import { changeParameter, changeSearch, type SearchState, toggle } from './search-state.ts'
import { toQuery } from './search-url.ts'
import { useFilterText } from './use-filter-text.ts'

export type FilterProps = { search: SearchState; labels: Labels; facets: Facets; total: number }

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

/** With bars and a count as soon as it is opened; before, and without scripts, two figures and a button. */
export function PriceFilter(props: FilterProps) {
  const { search, labels } = props
  const { t } = useTranslation('results')
  const text = useFilterText(labels)
  const [isOpened, setOpened] = useState(false)
  const isSelected = search.minPrice !== undefined || search.maxPrice !== undefined
  return (
    <ChipMenu
      label={t('filters.priceRange')}
      text={isSelected ? text(search, 'price') : undefined}
      search={search}
      filter="price"
      width="md:w-96"
      onOpen={() => setOpened(true)}
    >
      {isOpened ? (
        // The fields keep what they say until the search is another one.
        <Suspense fallback={<PlainPrice search={search} isComing />}>
          <PriceMenu key={toQuery(search)} {...props} />
        </Suspense>
      ) : (
        <PlainPrice search={search} />
      )}
    </ChipMenu>
  )
}

const PriceMenu = lazy(async () => ({ default: (await import('./filters/price-menu.tsx')).PriceMenu }))

function PlainPrice({ search, isComing = false }: { search: SearchState; isComing?: boolean }) {
  const { t } = useTranslation('results')
  const { settings } = useSite()
  const box = (name: 'min' | 'max', value: number | undefined) => (
    <Field label={t(`sheet.${name}`)}>
      {(control) => (
        <NumberInput
          {...control}
          key={value}
          name={name}
          isSmall
          prefix={settings.currencySymbol}
          placeholder={t('sheet.noLimit')}
          defaultValue={value}
        />
      )}
    </Field>
  )
  return (
    <SearchForm search={search} except={['min', 'max']} className="grid gap-4">
      {isComing && (
        <div className="price-slider">
          <div className="price-bars" />
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        {box('min', search.minPrice)}
        {box('max', search.maxPrice)}
      </div>
      <button type="submit" className={buttonClass()}>
        {t('filters.apply')}
      </button>
    </SearchForm>
  )
}

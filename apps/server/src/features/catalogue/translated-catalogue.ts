import type { Category, Facility, Parameter } from '@gable/contract/catalogue'
import { defaultLanguage, type LanguageCode } from '@gable/i18n/languages'
import type { Names } from './catalogue.tables.ts'
import type { CategoryRow, FacilityRow, ParameterRow } from './catalogue.repository.ts'

export type CatalogueRows = { categories: CategoryRow[]; parameters: ParameterRow[]; facilities: FacilityRow[] }
export type KnownCategory = Omit<Category, 'listingCount'>

/** The catalogue as readers of one language see it. */
export type Catalogue = {
  categories: Map<number, KnownCategory>
  /** By id; whether one is required is known only with its category. */
  parameters: Map<number, Parameter>
  /** The few that stand on a card. */
  cardParameters: Parameter[]
  facilities: Map<number, Facility>
}

export function toCatalogue(rows: CatalogueRows, language: LanguageCode): Catalogue {
  const nameOf = (names: Names, fallback: string) => names[language] ?? names[defaultLanguage] ?? fallback
  const toParameter = ({ key, names, options, ...rest }: ParameterRow): Parameter => ({
    ...rest,
    key,
    name: nameOf(names, key),
    options: options.map(({ value, names: optionNames }) => ({ value, name: nameOf(optionNames, value) })),
  })
  const byCategory = Map.groupBy(rows.parameters, ({ categoryId }) => categoryId)
  const categories = rows.categories.map(({ names, name, ...rest }) => ({
    ...rest,
    name: nameOf(names, name),
    parameters: (byCategory.get(rest.id) ?? []).map(toParameter),
  }))
  const parameters = byId(rows.parameters.map(toParameter))
  return {
    categories: byId(categories),
    parameters,
    cardParameters: [...parameters.values()].filter(({ isOnCard }) => isOnCard),
    facilities: byId(rows.facilities.map(({ names, ...rest }) => ({ ...rest, name: nameOf(names, rest.key) }))),
  }
}

const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]))

import type { Category } from '@gable/contract/catalogue'
import type { Db } from '#platform/db.ts'

/** The whole catalogue: an operator has tens of categories, not thousands. */
export async function listCategories(db: Db): Promise<Category[]> {
  const [categories, parameters] = await Promise.all([
    db.selectFrom('category').select(['id', 'slug', 'name', 'icon']).orderBy('position').limit(500).execute(),
    db
      .selectFrom('categoryParameter')
      .innerJoin('parameter', 'parameter.id', 'categoryParameter.parameterId')
      .select(['categoryId', 'parameter.id', 'key', 'kind', 'unit'])
      .orderBy('position')
      .limit(20_000)
      .execute(),
  ])
  const byCategory = Map.groupBy(parameters, ({ categoryId }) => categoryId)
  return categories.map((category) => ({
    ...category,
    parameters: (byCategory.get(category.id) ?? []).map(({ id, key, kind, unit }) => ({ id, key, kind, unit })),
  }))
}

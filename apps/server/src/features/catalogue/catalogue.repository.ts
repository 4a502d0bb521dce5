import type { Db } from '#platform/db.ts'

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number]
export type ParameterRow = Awaited<ReturnType<typeof listCategoryParameters>>[number]
export type FacilityRow = Awaited<ReturnType<typeof listFacilities>>[number]

/** The whole catalogue: an operator has tens of categories, not thousands. */
export async function listCategories(db: Db) {
  return db
    .selectFrom('category')
    .select(['id', 'slug', 'name', 'names', 'icon', 'kind'])
    .orderBy('position')
    .orderBy('id')
    .limit(500)
    .execute()
}

export async function listCategoryParameters(db: Db) {
  return db
    .selectFrom('categoryParameter')
    .innerJoin('parameter', 'parameter.id', 'categoryParameter.parameterId')
    .select(['categoryId', 'isRequired', 'parameter.id', 'key', 'names', 'icon', 'kind', 'unit', 'options'])
    .select(['minimum', 'maximum', 'decimals', 'deals', 'isFilterable', 'isOnCard'])
    .orderBy('position')
    .orderBy('parameter.id')
    .limit(20_000)
    .execute()
}

export async function listFacilities(db: Db) {
  return db
    .selectFrom('facility')
    .select(['id', 'key', 'names', 'icon'])
    .orderBy('position')
    .orderBy('id')
    .limit(500)
    .execute()
}

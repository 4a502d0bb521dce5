import { getCategories } from '@gable/contract/catalogue'
import type { Client } from '@gable/contract/client'
import { searchProjects } from '@gable/contract/projects'
import type { ProjectType } from '@gable/domain/project-rules'
import { pageSize, type ProjectSearch } from './project-search.ts'

/** How many projects each choice would leave, under its name. */
export type Choices = {
  types: { type: ProjectType; count: number }[]
  categories: { slug: string; name: string; count: number }[]
}

export async function findProjects(call: Client, search: ProjectSearch) {
  const { text, type, category, city, state, country, box } = search
  const [{ data, total = 0 }, { data: categories }] = await Promise.all([
    call(searchProjects, {
      text,
      type,
      city,
      state,
      country,
      bbox: box,
      categorySlugs: category ? [category] : undefined,
      offset: (search.page - 1) * pageSize,
      limit: pageSize,
    }),
    call(getCategories, {}),
  ])
  const countsOf = (filter: 'type' | 'category') => data.facets.find((facet) => facet.filter === filter)?.counts ?? []
  const choices: Choices = {
    types: countsOf('type').map(({ value, count }) => ({ type: value as ProjectType, count })),
    categories: countsOf('category').flatMap(({ value, count }) => {
      const known = categories.find(({ id }) => id === value)
      return known ? [{ slug: known.slug, name: known.name, count }] : []
    }),
  }
  return { projects: data.projects, total, choices, placeLabel: data.placeLabel }
}

import { getCategories } from '@gable/contract/catalogue'
import type { Client } from '@gable/contract/client'
import type { ProjectCard } from '@gable/contract/project'
import { searchProjects } from '@gable/contract/projects'
import { getFeatured } from '@gable/contract/promotions'
import type { ProjectType } from '@gable/domain/project-rules'
import { paidPlacesPerPage } from '@gable/domain/promotion-moves'
import { pageSize, type ProjectSearch, toProjectQuery } from './project-search.ts'

/** How many projects each choice would leave, under its name. */
export type Choices = {
  types: { type: ProjectType; count: number }[]
  categories: { slug: string; name: string; count: number }[]
}

export async function findProjects(call: Client, search: ProjectSearch) {
  const { text, type, category, city, state, country, box } = search
  const [{ data, total = 0 }, { data: categories }, promoted] = await Promise.all([
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
    findPromoted(call, search),
  ])
  const promotedIds = new Set(promoted.map(({ id }) => id))
  const countsOf = (filter: 'type' | 'category') => data.facets.find((facet) => facet.filter === filter)?.counts ?? []
  const choices: Choices = {
    types: countsOf('type').map(({ value, count }) => ({ type: value as ProjectType, count })),
    categories: countsOf('category').flatMap(({ value, count }) => {
      const known = categories.find(({ id }) => id === value)
      return known ? [{ slug: known.slug, name: known.name, count }] : []
    }),
  }
  // A project in a paid place does not stand below it again.
  const projects = [...promoted, ...data.projects.filter(({ id }) => !promotedIds.has(id))]
  return { projects, total, choices, placeLabel: data.placeLabel }
}

/** For the paid places of the list of all projects; whoever filters sees what they filtered. */
async function findPromoted(call: Client, search: ProjectSearch): Promise<ProjectCard[]> {
  if (toProjectQuery({ ...search, page: 1, view: 'list' }) !== '') return []
  const { data } = await call(getFeatured, { kind: 'project', isRandom: true, limit: paidPlacesPerPage })
  return data.flatMap((card) => ('deal' in card ? [] : [card]))
}

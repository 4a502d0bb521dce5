import type { BoundingBox } from '@gable/contract/wire'
import { type ProjectType, projectTypes } from '@gable/domain/project-rules'
import { fromBox, toBox } from '../area-url.ts'

/** Everything that can be asked about projects. The address of the page is the only place where it is kept. */
export type ProjectSearch = {
  text?: string | undefined
  type?: ProjectType | undefined
  category?: string | undefined
  city?: string | undefined
  state?: string | undefined
  country?: string | undefined
  box?: BoundingBox | undefined
  page: number
  view: 'list' | 'map'
}

export const pageSize = 24
const deepestPage = 200

/** Any query string is a search: what cannot be understood is left out. */
export function parseProjectSearch(query: URLSearchParams): ProjectSearch {
  const word = (name: string) => query.get(name)?.normalize('NFC').trim().slice(0, 200) || undefined
  return {
    text: word('text'),
    type: projectTypes.find((type) => type === query.get('type')),
    category: word('category'),
    city: word('city'),
    state: word('state'),
    country: word('country'),
    box: toBox(query.get('bbox') ?? ''),
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), deepestPage),
    view: query.get('view') === 'map' ? 'map' : 'list',
  }
}

/** The shortest query string that says the same. */
export function toProjectQuery({ box, page, view, ...words }: ProjectSearch): string {
  const entries = {
    ...words,
    bbox: box && fromBox(box),
    page: page > 1 ? String(page) : undefined,
    view: view === 'map' ? view : undefined,
  }
  const query = new URLSearchParams(Object.entries(entries).filter((entry): entry is [string, string] => !!entry[1]))
  // Commas need no escape, and boxes are full of them.
  return query.size > 0 ? `?${query.toString().replaceAll('%2C', ',')}` : ''
}

/** Another question begins at its first page. */
export const changeProjectSearch = (search: ProjectSearch, change: Partial<ProjectSearch>): ProjectSearch => ({
  ...search,
  page: 1,
  ...change,
})

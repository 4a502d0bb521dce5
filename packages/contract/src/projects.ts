import { projectTypes } from '@gable/domain/project-rules'
import * as z from 'zod'
import type { Call } from './call.ts'
import { askedLanguageField, namesOf, shapeOf } from './content-fields.ts'
import {
  changeFields,
  changeNames,
  deleteCall,
  gateErrors,
  newFields,
  newNames,
  OwnId,
  ownCountsCall,
  restoreCall,
  Saved,
  switchCall,
} from './listing-calls.ts'
import { placeLabel, placeLabelName } from './place-label.ts'
import { Project, ProjectCard } from './project.ts'
import { projectFields } from './project-content.ts'
import { CursorText, IdList, SlugList } from './search-wire.ts'
import { BoundingBox, Days, Flag, Id, Latitude, Longitude, page, queryNumber, renamed, Slug, text } from './wire.ts'

/** Ids of rows, as a list or between commas as old forms write it. */
const ids = z.codec(z.union([z.array(z.union([z.string(), z.number()])), z.string()]), z.array(Id).max(60), {
  decode: (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
  encode: (value) => value,
})

export const postProject = {
  method: 'POST',
  path: '/post_project',
  access: 'member',
  demo: 'refused',
  summary: 'Post a project for review; with an id change what was sent of an own one, what is absent stays',
  hasFiles: true,
  isUpdate: 'with_id',
  input: renamed(
    z.strictObject({
      id: Id.optional(),
      ...z.object(shapeOf(projectFields, 'posted')).partial().shape,
      ...changeFields,
      remove_plans: ids.optional(),
      ...newFields,
    }),
    { ...namesOf(projectFields, 'posted'), ...changeNames, ...newNames, remove_plans: 'removedPlanIds' },
  ),
  output: Saved,
  errors: ['not_found', 'photo_refused', 'changed_meanwhile', 'illegal_move', ...gateErrors],
} as const satisfies Call

export const deleteProject = deleteCall('project')
export const restoreProject = restoreCall('project')
export const setProjectActive = switchCall('project')

export const renewProject = {
  method: 'POST',
  path: '/renew-project',
  access: 'member',
  demo: 'refused',
  summary: 'Send an own project that is over in again; counts as a new one',
  input: OwnId,
  output: Saved,
  errors: ['not_found', 'illegal_move', ...gateErrors],
} as const satisfies Call

export const projectSorts = ['newest', 'distance'] as const

/** What projects can be looked for by, in the names and with the meanings of the search for homes. */
const projectFilters = {
  ...page,
  userid: Id.optional().describe('Those of one lister'),
  search: text(200).optional().describe('Words, or "a phrase"'),
  category_id: IdList.optional().describe('One id or several'),
  category_slug_id: SlugList.optional().describe('Ours: one slug or several'),
  city: text(200).optional(),
  state: text(200).optional(),
  country: text(200).optional(),
  posted_since: Days.optional().describe('At most so many days ago'),
  type: z.enum(projectTypes).optional().describe('Ours'),
  bbox: BoundingBox.optional().describe('Ours: west,south,east,north in degrees'),
  latitude: Latitude.optional().describe('Ours: of the point for radius and distance'),
  longitude: Longitude.optional(),
  radius: queryNumber(0, 1_000).optional().describe('Ours: kilometres around latitude and longitude'),
  sort: z.enum(projectSorts).optional().describe('Ours: newest unless said otherwise'),
  cursor: CursorText.optional().describe('Ours: next_cursor of the page before, however deep'),
}
const filterNames = {
  userid: 'listerId',
  search: 'text',
  category_id: 'categoryIds',
  category_slug_id: 'categorySlugs',
  posted_since: 'postedSinceDays',
  radius: 'radiusKm',
  cursor: 'after',
} as const

export const getProjects = {
  method: 'GET',
  path: '/get-projects',
  access: 'optional',
  demo: 'allowed',
  summary:
    'Public projects, newest first unless sorted otherwise; by id or slug_id a list of one with the detail fields',
  input: renamed(
    z.strictObject({
      ...projectFilters,
      id: Id.optional(),
      slug_id: Slug.optional(),
      get_similar: Flag.optional().describe('With the detail, a few projects like it'),
    }),
    { ...filterNames, slug_id: 'slug', get_similar: 'withSimilar' },
  ),
  output: z.array(Project),
  errors: ['not_found', 'package_required'],
} as const satisfies Call

const ProjectFacet = z.object({
  filter: z.enum(['type', 'category']),
  counts: z
    .array(z.object({ value: z.union([z.string(), z.number()]), count: z.int().positive() }))
    .describe('How many there would be with each value, all other filters as they are'),
})

export const searchProjects = {
  method: 'GET',
  path: '/search-projects',
  access: 'optional',
  demo: 'allowed',
  summary: 'Public projects with everything a results page shows: cards, the exact total, counts for each filter',
  input: renamed(z.strictObject(projectFilters), filterNames),
  output: renamed(
    z.object({
      projects: z.array(ProjectCard),
      facets: z.array(ProjectFacet),
      next_cursor: z.string().nullable(),
      ...placeLabel,
    }),
    { ...placeLabelName, next_cursor: 'nextCursor' },
  ),
  errors: [],
} as const satisfies Call

export const getProjectDetail = {
  method: 'GET',
  path: '/get-project-detail',
  access: 'optional',
  demo: 'allowed',
  summary: 'One project with everything about it',
  input: renamed(z.strictObject({ slug_id: Slug, get_similar: Flag.optional(), ...askedLanguageField }), {
    slug_id: 'slug',
    get_similar: 'withSimilar',
    text_language: 'textLanguage',
  }),
  output: Project,
  errors: ['not_found', 'package_required'],
} as const satisfies Call

/** How a lister's own projects are looked through. */
export const projectTabs = ['live', 'review', 'rejected', 'expired', 'paused'] as const
export type ProjectTab = (typeof projectTabs)[number]

export const getAddedProjects = {
  method: 'GET',
  path: '/get-added-projects',
  access: 'optional',
  demo: 'allowed',
  summary:
    'The own projects in every state, to visitors the public ones, newest first; by slug_id one the caller may see',
  input: renamed(
    z.strictObject({
      ...page,
      slug_id: Slug.optional(),
      get_similar: Flag.optional(),
      tab: z.enum(projectTabs).optional().describe('Ours'),
      search: text(200).optional().describe('Ours'),
    }),
    { slug_id: 'slug', get_similar: 'withSimilar', search: 'text' },
  ),
  output: z.array(Project),
  errors: ['not_found', 'package_required'],
} as const satisfies Call

export const countAddedProjects = ownCountsCall('project', {
  plural: 'projects',
  output: z.object({ all: z.int(), tabs: z.record(z.enum(projectTabs), z.int()) }),
})

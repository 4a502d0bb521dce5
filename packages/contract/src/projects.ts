import { reviewStates } from '@gable/domain/listing-moves'
import { mostPhotos } from '@gable/domain/photo-rules'
import { projectTypes } from '@gable/domain/project-rules'
import * as z from 'zod'
import type { Call } from './call.ts'
import { gateErrors } from './posting.ts'
import { Project, ProjectCard } from './project.ts'
import { CursorText, IdList, SlugList } from './search-wire.ts'
import {
  BoundingBox,
  Days,
  FilePart,
  Flag,
  Id,
  Latitude,
  Longitude,
  page,
  PictureOrder,
  queryNumber,
  renamed,
  Slug,
  text,
  uuids,
} from './wire.ts'

const WrittenPlan = z.strictObject({
  id: Id.optional().describe('Of a plan that is there already; without it the plan is new'),
  title: text(200, 1).optional(),
  document: FilePart.optional().describe('A PDF or a picture'),
})

/** Ids of rows, as a list or between commas as old forms write it. */
const ids = z.codec(z.union([z.array(z.union([z.string(), z.number()])), z.string()]), z.array(Id).max(60), {
  decode: (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
  encode: (value) => value,
})

const Saved = renamed(z.object({ id: Id, slug_id: Slug, request_status: z.enum(reviewStates), version: z.int() }), {
  slug_id: 'slug',
  request_status: 'reviewState',
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
      title: text(200, 1).optional(),
      description: text(20_000, 1).optional(),
      category_id: Id.optional(),
      type: z.enum(projectTypes).optional(),
      city: text(200, 1).optional(),
      state: text(200, 1).optional(),
      country: text(200, 1).optional(),
      location: text(500, 1).optional().describe('The address'),
      latitude: Latitude.optional(),
      longitude: Longitude.optional(),
      video_link: text(500).optional(),
      slug_id: text(300).optional().describe('A wish: the server makes the slug, and old ones lead to it'),
      meta_title: text(200).optional().describe('Search engines cut it after 60 characters'),
      meta_description: text(160).optional().describe('Empty, or 50 to 160 characters'),
      meta_keywords: text(500).optional().describe('At most 10 phrases between commas'),
      meta_image: FilePart.optional(),
      image: FilePart.optional().describe('The title image'),
      gallery_images: z.array(FilePart).max(mostPhotos).optional(),
      documents: z.array(FilePart).max(20).optional(),
      plans: z.array(WrittenPlan).max(50).optional(),
      remove_gallery_images: uuids(60).optional(),
      remove_documents: uuids(60).optional(),
      remove_plans: ids.optional(),
      picture_order: PictureOrder.optional().describe(
        'Ours: ids of its pictures, the cover first; new:0, new:1 … are the new gallery_images; what is not named follows',
      ),
      version: Id.optional().describe('Ours: the version that was read; another one since is refused'),
      draft_id: z.uuid().optional().describe('Ours: the draft that this was; it is gone exactly if this is posted'),
      userid: z.unknown().optional().describe('Accepted and ignored: the session says who calls'),
    }),
    {
      category_id: 'categoryId',
      location: 'address',
      video_link: 'videoLink',
      slug_id: 'wishedSlug',
      meta_title: 'metaTitle',
      meta_description: 'metaDescription',
      meta_keywords: 'metaKeywords',
      meta_image: 'metaImage',
      image: 'titleImage',
      gallery_images: 'galleryImages',
      remove_gallery_images: 'removedPictureIds',
      remove_documents: 'removedDocumentIds',
      remove_plans: 'removedPlanIds',
      picture_order: 'pictureOrder',
      draft_id: 'draftId',
    },
  ),
  output: Saved,
  errors: ['not_found', 'photo_refused', 'changed_meanwhile', 'illegal_move', ...gateErrors],
} as const satisfies Call

const id = z.strictObject({ id: Id })

export const deleteProject = {
  method: 'POST',
  path: '/delete_project',
  access: 'member',
  demo: 'refused',
  summary: 'Delete an own project: hidden at once, erased when the time to undo it is over',
  input: id,
  output: renamed(z.object({ restore_until: z.string() }), { restore_until: 'restoreUntil' }),
  errors: ['not_found'],
} as const satisfies Call

export const restoreProject = {
  method: 'POST',
  path: '/restore-project',
  access: 'member',
  demo: 'refused',
  summary: 'Undo a deletion in time',
  input: id,
  output: Saved,
  errors: ['not_found'],
} as const satisfies Call

export const setProjectActive = {
  method: 'POST',
  path: '/change-project-status',
  access: 'member',
  demo: 'refused',
  summary: 'Switch an own project on or off; off hides it without a review',
  input: renamed(z.strictObject({ project_id: Id, status: Flag }), { project_id: 'id', status: 'isActive' }),
  output: renamed(z.object({ id: Id, status: Flag }), { status: 'isActive' }),
  errors: ['not_found'],
} as const satisfies Call

export const renewProject = {
  method: 'POST',
  path: '/renew-project',
  access: 'member',
  demo: 'refused',
  summary: 'Send an own project that is over in again; counts as a new one',
  input: id,
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
    }),
    { next_cursor: 'nextCursor' },
  ),
  errors: [],
} as const satisfies Call

export const getProjectDetail = {
  method: 'GET',
  path: '/get-project-detail',
  access: 'optional',
  demo: 'allowed',
  summary: 'One project with everything about it',
  input: renamed(z.strictObject({ slug_id: Slug, get_similar: Flag.optional() }), {
    slug_id: 'slug',
    get_similar: 'withSimilar',
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

export const countAddedProjects = {
  method: 'GET',
  path: '/get-added-project-counts',
  access: 'member',
  demo: 'allowed',
  summary: 'How many own projects there are behind each tab',
  input: z.strictObject({}),
  output: z.object({ all: z.int(), tabs: z.record(z.enum(projectTabs), z.int()) }),
  errors: [],
} as const satisfies Call

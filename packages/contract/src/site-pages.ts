import * as z from 'zod'
import type { Call } from './call.ts'
import { LanguageTag } from './content-topics.ts'
import { RichText } from './rich-text.ts'
import { renamed, text } from './wire.ts'

export const sitePageNames = ['about', 'terms', 'privacy'] as const
export type SitePageName = (typeof sitePageNames)[number]

const SitePage = renamed(
  z.object({
    language: z.string(),
    title: z.string(),
    body: z.string().describe('HTML made by the server: nothing in it can run'),
    contents: z.array(z.object({ anchor: z.string(), title: z.string() })),
    changed_at: z.string(),
  }),
  { changed_at: 'updatedAt' },
)
export type SitePage = z.output<typeof SitePage>

export const getSitePage = {
  method: 'GET',
  path: '/site-page',
  access: 'optional',
  demo: 'allowed',
  summary: 'Ours: what the operator wrote instead of our own text about the site, its terms or its privacy notice',
  input: renamed(z.strictObject({ page: z.enum(sitePageNames) }), { page: 'name' }),
  output: renamed(z.object({ written_page: SitePage.nullable() }), { written_page: 'page' }),
  errors: [],
} as const satisfies Call

export const listSitePages = {
  method: 'GET',
  path: '/admin/site-pages',
  access: 'staff:content',
  demo: 'allowed',
  summary: 'The pages that were written, in all languages',
  input: z.strictObject({}),
  output: z.array(
    renamed(
      z.object({ page: z.enum(sitePageNames), language: z.string(), title: z.string(), body_document: RichText }),
      { page: 'name', body_document: 'body' },
    ),
  ),
  errors: [],
} as const satisfies Call

const byEditors = { method: 'POST', access: 'staff:content', demo: 'refused', output: z.null() } as const

export const saveSitePage = {
  ...byEditors,
  path: '/admin/save-site-page',
  summary: 'Write a page in one language; pictures cannot stand in it',
  input: renamed(
    z.strictObject({ page: z.enum(sitePageNames), language: LanguageTag, title: text(150, 1), body: RichText }),
    { page: 'name' },
  ),
  errors: [],
} as const satisfies Call

export const deleteSitePage = {
  ...byEditors,
  path: '/admin/delete-site-page',
  summary: 'Go back to our own text of a page in one language',
  input: renamed(z.strictObject({ page: z.enum(sitePageNames), language: LanguageTag }), { page: 'name' }),
  errors: ['not_found'],
} as const satisfies Call

import type { Input } from '@gable/contract/call'
import type { ProjectCard, ProjectDetail } from '@gable/contract/project'
import type { getAddedProjects, searchProjects } from '@gable/contract/projects'
import { CursorText } from '@gable/contract/search-wire'
import { daysBefore } from '@gable/domain/days-before'
import { parseSearchText } from '@gable/domain/search-text'
import { cityKey, searchWords } from '@gable/domain/search-words'
import type { LanguageCode } from '@gable/i18n/languages'
import * as z from 'zod'
import type { Member, Viewer } from '#platform/access.ts'
import { notFound } from '#platform/errors.ts'
import { tellInLanguage, tellListing } from '../listings/texts/in-language.ts'
import { isInsider } from '../listings/visible-to.ts'
import { countOwn, listOwn } from './own-projects.repository.ts'
import type { ProjectDeps } from './project-deps.ts'
import { listPicturesOf, listPlans } from './project-content.repository.ts'
import { joinedPicture, type Presenter, toCard, toDetail, toOwnCard } from './project-presenter.ts'
import { findVisibleProject, listSimilarIds, listVisibleCards } from './reading.repository.ts'
import { countFacet, countProjects, findProjects, type ProjectQuery } from './search-projects.repository.ts'
import { toAfter, toAreas, toOrder } from './project-query.ts'

const similarProjects = 4
const usualPage = 24
const facetNames = ['type', 'category'] as const

type Asked = { id: number } | { slug: string }
type Options = {
  language?: LanguageCode | undefined
  /** Instead of the language of the reader. */
  textLanguage?: string | undefined
  withSimilar?: boolean | undefined
}
type Filters = Input<typeof searchProjects>
export type ReadingService = ReturnType<typeof createReadingService>

export function createReadingService(deps: ProjectDeps) {
  const { db, core, catalogue, placeLabels, documents, mediaUrl, signPicture, signForInsiders, canSeeGated } = deps

  const presenterIn = async (language?: LanguageCode): Promise<Presenter> => ({
    catalogue: await catalogue.catalogueIn(language),
    mediaUrl,
    signPicture,
    signForInsiders,
  })

  async function listCards(viewer: Viewer, ids: number[], language?: LanguageCode): Promise<ProjectCard[]> {
    const [written, presenter] = await Promise.all([listVisibleCards(db, viewer, ids), presenterIn(language)])
    const rows = await tellInLanguage({ db, texts: core.texts }, written, language)
    const cards = rows.map((row) => toCard(row, joinedPicture(row, presenter), presenter))
    return placeLabels.addTo(cards, language)
  }

  async function get(viewer: Viewer, asked: Asked, options: Options = {}): Promise<ProjectDetail> {
    const { language, withSimilar } = options
    const row = await findVisibleProject(db, viewer, asked)
    if (!row) throw notFound('Project')
    const isInside = isInsider(viewer, row)
    const isOwn = row.ownerId === viewer?.accountId
    if (row.isGated && !isInside) await deps.requireAccess(viewer, 'project_access')
    const [texts, pictures, plans, documentIds, similar, isReported, contactClosed, agent, presenter] =
      await Promise.all([
        core.texts.list(db, row.id),
        listPicturesOf(db, row.id),
        listPlans(db, row.id),
        core.files.documents.list(db, row.id),
        withSimilar ? listSimilarIds(db, row, similarProjects).then((ids) => listCards(viewer, ids, language)) : [],
        viewer ? deps.isReportedBy(viewer.accountId, 'project', row.id) : false,
        viewer && !isOwn ? deps.findClosed(viewer.accountId, row.ownerId) : undefined,
        deps.findAgentOf(row.ownerId),
        presenterIn(language),
      ])
    const presented = await documents.present(viewer, [...plans.map(({ documentId }) => documentId), ...documentIds])
    const detail = toDetail(
      {
        ...tellListing(row, texts, options),
        pictures,
        plans,
        documents: presented,
        documentIds,
        similar,
        isOwn,
        isReported,
        contactClosed: contactClosed ?? null,
        agent,
        isInside,
      },
      presenter,
    )
    const [labelled = detail] = await placeLabels.addTo([detail], language)
    return labelled
  }

  /** A category that does not exist holds nothing; leaving the filter out would show everything. */
  const idsOf = async (slugs: readonly string[]) => {
    const { categoryIdsBySlug } = await catalogue.readLookups()
    return slugs.flatMap((slug) => categoryIdsBySlug.get(slug) ?? [])
  }

  async function toQuery(viewer: Viewer, filters: Filters): Promise<ProjectQuery> {
    const { categorySlugs, postedSinceDays, offset = 0, limit = usualPage, listerId, type } = filters
    const text = parseSearchText(filters.text ?? '')
    return {
      listerId,
      type,
      text,
      after: toAfter(filters),
      offset,
      limit,
      categoryIds: categorySlugs ? await idsOf(categorySlugs) : filters.categoryIds,
      // What few may read is not found by its words: the list would tell whether they stand in it.
      isGated: text && !(await canSeeGated(viewer)) ? false : undefined,
      cityKey: filters.city ? cityKey(filters.city) : undefined,
      stateKey: filters.state ? cityKey(filters.state) : undefined,
      countryKey: filters.country ? cityKey(filters.country) : undefined,
      postedAfter: postedSinceDays === undefined ? undefined : new Date(daysBefore(new Date(), postedSinceDays) / 1000),
      areas: toAreas(filters),
      order: toOrder(filters),
    }
  }

  async function find(viewer: Viewer, query: ProjectQuery, language?: LanguageCode) {
    const [{ ids, next }, total] = await Promise.all([findProjects(db, query), countProjects(db, query)])
    return { data: await listCards(viewer, ids, language), total, next }
  }

  async function list(viewer: Viewer, filters: Filters, language?: LanguageCode) {
    const { data, total } = await find(viewer, await toQuery(viewer, filters), language)
    return { data, total }
  }

  /** Of the many the first; the total, which takes longer than they do, is not asked for. */
  async function listFirst(viewer: Viewer, filters: Filters, language?: LanguageCode) {
    const { ids } = await findProjects(db, await toQuery(viewer, filters))
    return listCards(viewer, ids, language)
  }

  async function search(viewer: Viewer, filters: Filters, language?: LanguageCode) {
    const query = await toQuery(viewer, filters)
    const [{ data: projects, total, next }, [placeLabel], ...counted] = await Promise.all([
      find(viewer, query, language),
      placeLabels.find([filters], language),
      ...facetNames.map((filter) => countFacet(db, query, filter)),
    ])
    const facets = facetNames.map((filter, index) => ({ filter, counts: counted[index] ?? [] }))
    const nextCursor = next ? z.encode(CursorText, next) : null
    return { data: { projects, facets, nextCursor, placeLabel }, total }
  }

  return {
    listCards,
    get,
    list,
    listFirst,
    search,

    /** To members their own in every state, to visitors what is public; by its slug any that the viewer may see. */
    async listAdded(viewer: Viewer, wanted: Input<typeof getAddedProjects>, language?: LanguageCode) {
      const { slug, withSimilar, tab, text = '', offset = 0, limit = usualPage } = wanted
      if (slug) return { data: [await get(viewer, { slug }, { language, withSimilar })], total: 1 }
      if (!viewer) return list(viewer, { text, offset, limit }, language)
      const { ids, total } = await listOwn(db, viewer.accountId, { tab, words: searchWords(text), offset, limit })
      const [rows, presenter] = await Promise.all([listVisibleCards(db, viewer, ids), presenterIn(language)])
      return { data: rows.map((row) => toOwnCard(row, presenter)), total }
    },

    countOwn: (member: Member) => countOwn(db, member.accountId),
  }
}

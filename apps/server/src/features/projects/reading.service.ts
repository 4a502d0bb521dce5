import type { Input } from '@gable/contract/call'
import type { ProjectCard, ProjectDetail } from '@gable/contract/project'
import type { getAddedProjects, getProjects } from '@gable/contract/projects'
import { cityKey, searchWords } from '@gable/domain/search-words'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member, Viewer } from '#platform/access.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { ProjectDeps } from './project-deps.ts'
import { listDocumentIds, listPicturesOf, listPlans } from './project-parts.repository.ts'
import { joinedPicture, type Presenter, toCard, toDetail, toOwnCard } from './project-row.ts'
import {
  countOwn,
  findOwn,
  findPublic,
  findVisibleProject,
  listSimilarIds,
  listVisibleCards,
} from './reading.repository.ts'
import { isInsider } from './visible-to.ts'

const similarProjects = 4
const usualPage = 24
const dayMs = 86_400_000

type Asked = { id: number } | { slug: string }
type Options = { language?: LanguageCode | undefined; withSimilar?: boolean | undefined }
type Filters = Omit<Input<typeof getProjects>, 'id' | 'slug' | 'withSimilar'>
export type ReadingService = ReturnType<typeof createReadingService>

export function createReadingService({ db, catalogue, documents, mediaUrl, signPicture, canSeeGated }: ProjectDeps) {
  const presenterIn = async (language?: LanguageCode): Promise<Presenter> => ({
    catalogue: await catalogue.catalogueIn(language),
    mediaUrl,
    signPicture,
  })

  async function listCards(viewer: Viewer, ids: number[], language?: LanguageCode): Promise<ProjectCard[]> {
    const [rows, presenter] = await Promise.all([listVisibleCards(db, viewer, ids), presenterIn(language)])
    return rows.map((row) => toCard(row, joinedPicture(row, presenter), presenter))
  }

  async function get(viewer: Viewer, asked: Asked, { language, withSimilar }: Options = {}): Promise<ProjectDetail> {
    const row = await findVisibleProject(db, viewer, asked)
    if (!row) throw notFound('Project')
    const isInside = isInsider(viewer, row)
    if (row.isGated && !isInside && !(await canSeeGated(viewer))) {
      throw new AppError(403, 'project_access_required', 'This project needs a package with project access')
    }
    const [pictures, plans, documentIds, similar, presenter] = await Promise.all([
      listPicturesOf(db, row.id),
      listPlans(db, row.id),
      listDocumentIds(db, row.id),
      withSimilar ? listSimilarIds(db, row, similarProjects).then((ids) => listCards(viewer, ids, language)) : [],
      presenterIn(language),
    ])
    const papers = await documents.present(viewer, [...plans.map(({ documentId }) => documentId), ...documentIds])
    const isOwn = row.ownerId === viewer?.accountId
    return toDetail({ row, pictures, plans, papers, documentIds, similar, isOwn, isInside }, presenter)
  }

  async function list(viewer: Viewer, filters: Filters, language?: LanguageCode) {
    const { text = '', city, state, country, postedSinceDays, offset = 0, limit = usualPage, ...rest } = filters
    const words = searchWords(text)
    const { ids, total } = await findPublic(db, {
      ...rest,
      offset,
      limit,
      words,
      // What few may read is not found by its words: the list would tell whether they stand in it.
      isGated: words.length > 0 && !(await canSeeGated(viewer)) ? false : undefined,
      cityKey: city ? cityKey(city) : undefined,
      stateKey: state ? cityKey(state) : undefined,
      countryKey: country ? cityKey(country) : undefined,
      postedAfter: postedSinceDays === undefined ? undefined : new Date(Date.now() - postedSinceDays * dayMs),
    })
    return { data: await listCards(viewer, ids, language), total }
  }

  return {
    listCards,
    get,
    list,

    /** To members their own in every state, to visitors what is public; by its slug any that the viewer may see. */
    async listAdded(viewer: Viewer, wanted: Input<typeof getAddedProjects>, language?: LanguageCode) {
      const { slug, withSimilar, tab, text = '', offset = 0, limit = usualPage } = wanted
      if (slug) return { data: [await get(viewer, { slug }, { language, withSimilar })], total: 1 }
      if (!viewer) return list(viewer, { text, offset, limit }, language)
      const { ids, total } = await findOwn(db, viewer.accountId, { tab, words: searchWords(text), offset, limit })
      const [rows, presenter] = await Promise.all([listVisibleCards(db, viewer, ids), presenterIn(language)])
      return { data: rows.map((row) => toOwnCard(row, presenter)), total }
    },

    countOwn: (member: Member) => countOwn(db, member.accountId),
  }
}

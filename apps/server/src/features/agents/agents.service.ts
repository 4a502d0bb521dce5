import type { Agent, AgentCard, getAgentProperties, listAgents as listAgentsCall } from '@gable/contract/agents'
import type { Input } from '@gable/contract/call'
import type { ProjectCard } from '@gable/contract/project'
import type { ListerAgent, PropertyCard, PropertyDetail } from '@gable/contract/property'
import { portraitFile } from '@gable/domain/portrait'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Viewer } from '#platform/access.ts'
import { invalidField, notFound } from '#platform/errors.ts'
import { type IsPublic, siteAgentId } from './agent-counts.repository.ts'
import {
  type AgentDetailRow,
  type AgentPictureRow,
  type AgentRow,
  countEnded,
  findAgent,
  findAgentOf,
  listAgents,
  listAreas,
  listListingIds,
  listPictures,
} from './agents.repository.ts'
import type { AgentPart } from './agents.tables.ts'
import { createReviewsService, type ReviewsDeps } from './reviews.service.ts'

type ListCards<Card> = (viewer: Viewer, ids: number[], language?: LanguageCode) => Promise<Card[]>
export type AgentsDeps = ReviewsDeps & {
  isPublic: IsPublic
  mediaUrl: string
  findVerifiedOnly: () => Promise<boolean>
  findSiteName: () => Promise<string>
  findClosed: (fromId: number, toId: number) => Promise<PropertyDetail['contactClosed'] | undefined>
  listProperties: ListCards<PropertyCard>
  listProjects: ListCards<ProjectCard>
}
export type AgentsService = ReturnType<typeof createAgentsService>
type Wanted = { slug: string } | { id: number }
type Pictures = Map<number, AgentPictureRow[]>

const usualPage = 24
const live: readonly AgentPart[] = ['sell', 'rent']

export function createAgentsService(deps: AgentsDeps) {
  const { db, isPublic, mediaUrl, findVerifiedOnly, findSiteName } = deps

  const toPicture = ({ id, width, height, widths, placeholder }: AgentPictureRow) => ({
    ...{ id, width, height, widths, placeholder },
    url: `${mediaUrl}/${id}`,
  })

  const toCard = (row: AgentRow, siteName: string, pictures: Pictures): AgentCard => {
    const isAdmin = row.id === siteAgentId
    const portrait = portraitFile(row.portraitId, row.portraitWidths)
    return {
      id: row.id,
      slug: row.slug,
      name: isAdmin ? siteName : (row.name ?? ''),
      profileImageUrl: portrait ? `${mediaUrl}/${portrait}` : '',
      city: row.city ?? '',
      isVerified: row.isVerified,
      isAdmin,
      propertyCount: row.sellCount + row.rentCount,
      projectCount: row.projectCount,
      ...ratingOf(row),
      languages: row.languages,
      agency: agencyOf(row),
      pictures: (pictures.get(row.id) ?? []).map(toPicture),
    }
  }

  async function list({
    text,
    city,
    language,
    agencySlug,
    isVerifiedOnly,
    afterId,
    offset = 0,
    limit = usualPage,
  }: Input<typeof listAgentsCall>) {
    const [isStrict, siteName] = await Promise.all([findVerifiedOnly(), findSiteName()])
    const query = { text, city, language, agencySlug, isVerifiedOnly: isStrict || (isVerifiedOnly ?? false), afterId }
    const { rows, total } = await listAgents(db, { ...query, offset, limit })
    const ids = rows.map(({ id }) => id)
    const [ended, pictures] = await Promise.all([countEnded(db, ids), listPictures(db, isPublic.property, ids)])
    return { data: rows.map((row) => toCard(withoutEnded(row, ended), siteName, pictures)), total }
  }

  /** Whoever is no agent, because nobody verified them or because nothing of theirs is public, has no page. */
  const isShown = (row: AgentRow, isStrict: boolean) =>
    (row.isVerified || row.id === siteAgentId || !isStrict) &&
    row.sellCount + row.rentCount + row.takenCount + row.projectCount > 0

  /** As everybody may see them. */
  async function getAgent(wanted: Wanted): Promise<AgentDetailRow> {
    const [found, isStrict] = await Promise.all([findAgent(db, wanted), findVerifiedOnly()])
    if (!found || !isShown(found, isStrict)) throw notFound('Agent')
    return found
  }
  const reviews = createReviewsService({ ...deps, getAgent })

  async function get(viewer: Viewer, wanted: Wanted) {
    const [found, siteName] = await Promise.all([getAgent(wanted), findSiteName()])
    const isOwn = viewer?.accountId === found.id
    const [ended, pictures, areas, newest, contactClosed, mayReview] = await Promise.all([
      countEnded(db, [found.id]),
      listPictures(db, isPublic.property, [found.id]),
      listAreas(db, found.id),
      listListingIds(db, found.id, { parts: live, offset: 0, limit: 1 }),
      viewer && !isOwn ? deps.findClosed(viewer.accountId, found.id) : undefined,
      reviews.mayWrite(viewer, found.id),
    ])
    const row = withoutEnded(found, ended)
    const agent: Agent = {
      ...toCard(row, siteName, pictures),
      ...aboutOf(row),
      areas,
      isOwn,
      mayReview,
      answersWithinMinutes: row.typicalMinutes,
      newestId: newest[0] ?? null,
      hasNumber: (row.hasNumber ?? false) && !contactClosed && newest.length > 0,
      contactClosed: contactClosed ?? null,
    }
    return agent
  }

  return {
    list,
    reviews,

    /** With whoever lists a home or a project; nothing where they are no agent. */
    async findAgentOf(ownerId: number): Promise<ListerAgent | null> {
      const [row, isStrict] = await Promise.all([findAgentOf(db, ownerId), findVerifiedOnly()])
      if (!row || !isShown(row, isStrict)) return null
      const { slug, isVerified, languages, sellCount, rentCount } = row
      const agency = agencyOf(row)
      return { slug, isVerified, languages, agency, ...ratingOf(row), propertyCount: sellCount + rentCount }
    },

    async getWithListings(viewer: Viewer, wanted: Input<typeof getAgentProperties>, language?: LanguageCode) {
      const { slug, isAdmin, wantsProjects, afterId, offset = 0, limit = usualPage } = wanted
      if (!isAdmin && !slug) throw invalidField('slug', 'required')
      const agent = await get(viewer, isAdmin || !slug ? { id: siteAgentId } : { slug })
      const parts = wantsProjects ? (['project'] as const) : partsOf(wanted)
      const ids = await listListingIds(db, agent.id, { parts, afterId, offset, limit })
      if (wantsProjects) {
        return { data: { agent, projects: await deps.listProjects(viewer, ids, language) }, total: agent.projectCount }
      }
      const counts = { sell: agent.sellCount, rent: agent.rentCount, taken: agent.takenCount, project: 0 }
      const total = parts.reduce((sum, part) => sum + counts[part], 0)
      return { data: { agent, properties: await deps.listProperties(viewer, ids, language) }, total }
    },
  }
}

/** An agent's page has what was sold and let as well, unless it is asked to leave it out. */
function partsOf({ tab, withTaken = true }: Input<typeof getAgentProperties>): readonly AgentPart[] {
  if (tab) return [tab]
  return withTaken ? [...live, 'taken'] : live
}

/** To one decimal, as it is shown. */
const ratingOf = ({ ratingSum, ratingCount }: AgentRow) => ({
  rating: ratingCount > 0 ? Math.round((ratingSum / ratingCount) * 10) / 10 : null,
  reviewCount: ratingCount,
})

const agencyOf = ({ agencySlug, agencyName }: AgentRow) =>
  agencySlug && agencyName ? { slug: agencySlug, name: agencyName } : null

const aboutOf = (row: AgentDetailRow) => ({
  aboutMe: row.aboutMe ?? '',
  facebookId: row.facebookId ?? '',
  twitterId: row.twitterId ?? '',
  instagramId: row.instagramId ?? '',
  youtubeId: row.youtubeId ?? '',
  memberSince: row.memberSince?.toISOString() ?? null,
  sellCount: row.sellCount,
  rentCount: row.rentCount,
  takenCount: row.takenCount,
})

function withoutEnded<Row extends AgentRow>(row: Row, ended: Awaited<ReturnType<typeof countEnded>>): Row {
  const of = (part: AgentPart) => ended.find((one) => one.agentId === row.id && one.part === part)?.count ?? 0
  return {
    ...row,
    sellCount: row.sellCount - of('sell'),
    rentCount: row.rentCount - of('rent'),
    takenCount: row.takenCount - of('taken'),
  }
}

import { randomInt } from 'node:crypto'
import type { Advertisement } from '@gable/contract/advertisement'
import type { Input } from '@gable/contract/call'
import type { ProjectCard } from '@gable/contract/project'
import type { getFeatured, listAdvertisements, StaffAdvertisement } from '@gable/contract/promotions'
import type { PropertyCard } from '@gable/contract/property'
import { insightDays } from '@gable/domain/insight-days'
import type { PromotionType } from '@gable/domain/promotion-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member, Viewer } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import type { AdvertisementRow, IsShown } from './advertisements.repository.ts'
import { drawPromoted, listFeatured, listForStaff, listOnTop, listOwnPromotions, seeds } from './featured.repository.ts'
import { countByState, listDays, listStatistics } from './statistics.repository.ts'
import type { PromotedKind } from './promotions.tables.ts'
import { toAdvertisement, toOwnAdvertisement } from './present-advertisement.ts'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const toTotal = (days: number[]) => ({
  total: sum(days.slice(insightDays)),
  before: sum(days.slice(0, insightDays)),
  days: days.slice(insightDays),
})

type ListCards<Card> = (viewer: Viewer, ids: number[], language?: LanguageCode) => Promise<Card[]>
type Deps = {
  db: Db
  isShown: IsShown
  listProperties: ListCards<PropertyCard>
  listProjects: ListCards<ProjectCard>
  /** The homes that the reader does not want to see. */
  findHiddenIds: (viewer: Viewer) => Promise<number[]>
}
type Reader = { viewer: Viewer; language: LanguageCode }
type Asked = Input<typeof getFeatured>
type Wanted = { kind: PromotedKind; type: PromotionType; limit: number }
export type FeaturedService = ReturnType<typeof createFeaturedService>

/** Cards in places that are paid for, each with its promotion. */
export function createFeaturedService({ db, isShown, listProperties, listProjects, findHiddenIds }: Deps) {
  async function listCards(rows: AdvertisementRow[], { viewer, language }: Reader, present = toAdvertisement) {
    const idsOf = (kind: AdvertisementRow['kind']) => rows.flatMap((row) => (row.kind === kind ? [row.listingId] : []))
    const [propertyIds, projectIds] = [idsOf('property'), idsOf('project')]
    const [properties, projects] = await Promise.all([
      propertyIds.length === 0 ? [] : listProperties(viewer, [...new Set(propertyIds)], language),
      projectIds.length === 0 ? [] : listProjects(viewer, [...new Set(projectIds)], language),
    ])
    const cards = {
      property: new Map(properties.map((card) => [card.id, card])),
      project: new Map(projects.map((card) => [card.id, card])),
    }
    return rows.flatMap((row): (PropertyCard | ProjectCard)[] => {
      const card = cards[row.kind].get(row.listingId)
      return card ? [{ ...card, advertisement: present(row) }] : []
    })
  }

  async function draw({ kind, type, limit }: Wanted, reader: Reader) {
    const hiddenIds = kind === 'project' ? [] : await findHiddenIds(reader.viewer)
    const rows = await drawPromoted(db, isShown, { kind, type, limit, hiddenIds, seed: randomInt(seeds) })
    return listCards(rows, reader)
  }

  return {
    async list({ kind, isOwn = false, isRandom = false, state, offset = 0, limit = 24 }: Asked, reader: Reader) {
      const { viewer } = reader
      // A visitor has none.
      if (isOwn && !viewer) return { data: [], total: 0 }
      if (isOwn && viewer) {
        const { rows, total } = await listOwnPromotions(db, { accountId: viewer.accountId, kind, state, offset, limit })
        const counted = await listStatistics(
          db,
          rows.map(({ id }) => id),
        )
        return { data: await listCards(rows, reader, (row) => toOwnAdvertisement(row, counted.get(row.id))), total }
      }
      if (isRandom) {
        const data = await draw({ kind: kind ?? 'property', type: 'list', limit }, reader)
        return { data, total: data.length }
      }
      const hiddenIds = kind === 'project' ? [] : await findHiddenIds(viewer)
      const { rows, total } = await listFeatured(db, isShown, kind ?? 'property', { offset, limit, hiddenIds })
      return { data: await listCards(rows, reader), total }
    },

    /** What became of all of one's own. */
    async readInsights({ accountId }: Member) {
      const [counts, days] = await Promise.all([countByState(db, accountId), listDays(db, accountId, 2 * insightDays)])
      return {
        counts,
        shown: toTotal(days.map(({ shown }) => shown)),
        opened: toTotal(days.map(({ opened }) => opened)),
      }
    },

    /** For the home page, another choice for every reader where there are more than it holds. */
    drawHomes: async (type: PromotionType, reader: Reader, limit: number) =>
      (await draw({ kind: 'property', type, limit }, reader)) as PropertyCard[],

    /** By home, the promotion through which it stands first in results. */
    async findOnTop(propertyIds: number[]): Promise<Map<number, Advertisement>> {
      if (propertyIds.length === 0) return new Map()
      const rows = await listOnTop(db, propertyIds)
      return new Map(rows.map((row) => [row.listingId, toAdvertisement(row)]))
    },

    async listForStaff({ state = 'pending', limit = 24, after }: Input<typeof listAdvertisements>) {
      const { rows, total } = await listForStaff(db, { state, limit, after })
      const data = rows.map(
        (row): StaffAdvertisement => ({
          ...toAdvertisement(row),
          ...{ days: row.days, kind: row.kind, slug: row.slug, title: row.title },
          propertyId: row.kind === 'property' ? row.listingId : null,
          projectId: row.kind === 'project' ? row.listingId : null,
          applicant: { id: row.accountId, name: row.name },
          sentAt: row.createdAt.toISOString(),
        }),
      )
      return { data, total }
    },
  }
}

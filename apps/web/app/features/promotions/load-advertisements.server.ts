import { getAddedProperties } from '@gable/contract/posting'
import { getAddedProjects } from '@gable/contract/projects'
import { getFeatured, getPromotionInsights } from '@gable/contract/promotions'
import { promotionStates } from '@gable/domain/promotion-moves'
import type { callerFor } from '#app/shell/api.server.ts'
import type { ToPromote } from './feature-dialog.tsx'
import { promotionsPerPage } from './promotions-per-page.ts'

type Api = ReturnType<typeof callerFor>

export type LoadedPromotions = Awaited<ReturnType<typeof loadAdvertisements>>

/** One's own promotions behind a tab, and what a link wants to promote. */
export async function loadAdvertisements(api: Api, query: URLSearchParams) {
  const state = promotionStates.find((one) => one === query.get('status'))
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const [{ data: cards, total }, { data: insights }, wanted] = await Promise.all([
    api(getFeatured, { isOwn: true, state, offset: (page - 1) * promotionsPerPage, limit: promotionsPerPage }),
    api(getPromotionInsights, {}),
    findWanted(api, query),
  ])
  return { cards, total, state, page, insights, wanted, now: Date.now() }
}

/** The listing that a link names, as long as it is the reader's own. */
async function findWanted(api: Api, query: URLSearchParams): Promise<ToPromote | undefined> {
  const [property, project] = [query.get('property'), query.get('project')]
  try {
    if (property) {
      const [home] = (await api(getAddedProperties, { slug: property })).data
      return home && { kind: 'property', id: home.id, title: home.title, titleImage: home.titleImage, place: home.city }
    }
    if (!project) return undefined
    const [found] = (await api(getAddedProjects, { slug: project })).data
    return (
      found && { kind: 'project', id: found.id, title: found.title, titleImage: found.titleImage, place: found.city }
    )
  } catch {
    // A link to what is no longer there opens the page without the dialog.
    return undefined
  }
}

import type { Agent } from '@gable/contract/agents'

export const shownTabs = ['sell', 'rent', 'projects', 'taken'] as const
export type ShownTab = (typeof shownTabs)[number]

const deepestPage = 800

export const tabOf = (params: URLSearchParams): ShownTab | undefined =>
  shownTabs.find((tab) => tab === params.get('tab'))

type Counted = Pick<Agent, 'sellCount' | 'rentCount' | 'projectCount' | 'takenCount'>

export const countsOf = ({ sellCount, rentCount, projectCount, takenCount }: Counted) => ({
  sell: sellCount,
  rent: rentCount,
  projects: projectCount,
  taken: takenCount,
})

/** Unless somebody chooses, the first that has something behind it. */
export const firstTabOf = (agent: Counted): ShownTab => shownTabs.find((tab) => countsOf(agent)[tab] > 0) ?? 'sell'

export const pageOfListings = (params: URLSearchParams): number =>
  Math.min(Math.max(Math.trunc(Number(params.get('page'))) || 1, 1), deepestPage)

export function listingsQuery({ tab, page = 1 }: { tab: ShownTab; page?: number }): string {
  const query = new URLSearchParams({ tab, ...(page > 1 && { page: String(page) }) })
  return `?${query}`
}

import { type LeadStage, leadStages, openLeadStages } from '@gable/domain/lead-stages'

export const leadTabs = ['open', 'due', 'won', 'lost'] as const
export type LeadTab = (typeof leadTabs)[number]

export const longestSearch = 100

/** What the address of the inbox says. */
export type LeadQuery = {
  tab: LeadTab
  /** One stage with all its leads instead of the first of each. */
  stage?: LeadStage | undefined
  beforeId?: number | undefined
  homeId?: number | undefined
  /** Looked for in all stages. */
  text: string
  /** The lead that is open beside the list. */
  leadId?: number | undefined
}

export const stagesOf: Record<Exclude<LeadTab, 'due'>, readonly LeadStage[]> = {
  open: openLeadStages,
  won: ['closed'],
  lost: ['lost'],
}

export function parseLeadQuery(params: URLSearchParams): LeadQuery {
  const stage = leadStages.find((known) => known === params.get('stage'))
  return {
    tab: leadTabs.find((known) => known === params.get('tab')) ?? 'open',
    stage,
    beforeId: stage && toId(params.get('before')),
    homeId: toId(params.get('home')),
    text: (params.get('search') ?? '').trim().slice(0, longestSearch),
    leadId: toId(params.get('lead')),
  }
}

export function leadPath({ tab, stage, beforeId, homeId, leadId, text }: LeadQuery): string {
  const query = new URLSearchParams({
    ...(tab !== 'open' && { tab }),
    ...(stage && { stage }),
    ...(stage && beforeId && { before: String(beforeId) }),
    ...(homeId && { home: String(homeId) }),
    ...(text && { search: text }),
    ...(leadId && { lead: String(leadId) }),
  })
  return `/user/leads${query.size > 0 ? `?${query.toString()}` : ''}`
}

function toId(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

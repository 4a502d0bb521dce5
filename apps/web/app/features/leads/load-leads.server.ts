import { ApiError } from '@gable/contract/client'
import { getLead, getLeadCounts, getLeads, type Lead } from '@gable/contract/leads'
import { getAddedProperties } from '@gable/contract/posting'
import type { LeadStage } from '@gable/domain/lead-stages'
import type { apiFor } from '#app/shell/api.server.ts'
import { type LeadQuery, stagesOf } from './lead-query.ts'

type ApiCall = ReturnType<typeof apiFor>
/** Leads that stand under one heading; `stage` is missing where they are of all stages. */
export type LeadGroup = { stage: LeadStage | undefined; leads: Lead[]; total: number }

const firstOfStage = 5
const pageSize = 24
const maxHomes = 50
const maxFound = 50

export async function loadLeads(call: ApiCall, query: LeadQuery) {
  const { homeId: propertyId } = query
  const [counts, groups, homes] = await Promise.all([
    call(getLeadCounts, { propertyId }),
    loadGroups(call, query),
    call(getAddedProperties, { limit: maxHomes }),
  ])
  const leadId = query.leadId ?? groups.find(({ leads }) => leads.length > 0)?.leads[0]?.id
  return {
    query,
    counts: counts.data,
    groups: groups.filter(({ leads }) => leads.length > 0),
    homes: homes.data.map(({ id, title }) => ({ id, title })),
    lead: leadId === undefined ? undefined : await findLead(call, leadId),
    now: Date.now(),
  }
}
export type LoadedLeads = Awaited<ReturnType<typeof loadLeads>>

async function loadGroups(call: ApiCall, { tab, stage, beforeId, homeId: propertyId, text }: LeadQuery) {
  const load = async (input: Parameters<typeof call<typeof getLeads>>[1]) => call(getLeads, { ...input, propertyId })
  if (text !== '') {
    const { data: leads, total } = await load({ text, limit: maxFound })
    return [{ stage: undefined, leads, total }]
  }
  if (tab === 'due') {
    const { data: leads, total } = await load({ isDue: true, limit: pageSize })
    return [{ stage: undefined, leads, total }]
  }
  const stages = stage ? [stage] : stagesOf[tab]
  const limit = stages.length > 1 ? firstOfStage : pageSize
  return Promise.all(
    stages.map(async (one): Promise<LeadGroup> => {
      const { data: leads, total } = await load({ stage: one, limit, beforeId })
      return { stage: one, leads, total }
    }),
  )
}

/** One that is gone, or was never theirs, leaves the list alone. */
async function findLead(call: ApiCall, id: number) {
  try {
    return (await call(getLead, { id })).data
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  }
}

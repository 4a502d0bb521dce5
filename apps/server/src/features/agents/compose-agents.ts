import type { FastifyInstance } from 'fastify'
import type { JobHandler } from '#platform/jobs.ts'
import { type AgentCountsDeps, createAgentCounts } from './agent-counts.ts'
import { removeAgent } from './agent-counts.repository.ts'
import { answerCleanups, forgetAnswers } from './answers.repository.ts'
import { agentsRoutes } from './agents.routes.ts'
import { type AgentsDeps, createAgentsService } from './agents.service.ts'

/** Members with something public: the list of them, and the page of each. */
export function composeAgents(deps: AgentsDeps & AgentCountsDeps) {
  const { db } = deps
  const service = createAgentsService(deps)
  const counts = createAgentCounts(deps)
  const jobs: JobHandler[] = [{ name: 'agents.rebuild', run: counts.rebuild }]
  return {
    service,
    counts,
    jobs,
    subscribers: counts.subscribers,
    cleanups: answerCleanups,
    eraseAllOf: (accountId: number) =>
      db.transaction().execute(async (tx) => {
        await service.reviews.forget(tx, accountId)
        await forgetAnswers(tx, accountId)
        await removeAgent(tx, accountId)
      }),
    exportAllOf: { tables: [{ table: 'agent_review', owner: 'author_id', key: 'id', keyType: 'bigint' } as const] },
    routes: (api: FastifyInstance) => agentsRoutes(api, service),
  }
}

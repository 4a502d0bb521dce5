import { answerAgentReview, deleteAgentReview, getAgentReviews, reviewAgent } from '@gable/contract/agent-reviews'
import { getAgentProperties, listAgents } from '@gable/contract/agents'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { AgentsService } from './agents.service.ts'

export function agentsRoutes(app: FastifyInstance, agents: AgentsService) {
  serve(app, listAgents, async ({ input }) => agents.list(input))
  serve(app, getAgentProperties, async ({ viewer, input, language }) => agents.getWithListings(viewer, input, language))
  serve(app, getAgentReviews, async ({ viewer, input }) => agents.reviews.list(viewer, input))
  serve(app, reviewAgent, async ({ viewer, input }) => ({
    data: await agents.reviews.write(viewer, input),
    message: 'review_saved',
  }))
  serve(app, deleteAgentReview, async ({ viewer, input: { agentId } }) => ({
    data: await agents.reviews.takeBack(viewer, agentId),
    message: 'review_deleted',
  }))
  serve(app, answerAgentReview, async ({ viewer, input }) => ({
    data: await agents.reviews.answer(viewer, input),
    message: 'review_answered',
  }))
}

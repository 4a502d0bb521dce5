import { blockUser, getBlockedUsers, unblockUser } from '@gable/contract/blocks'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { BlocksService } from './blocks.service.ts'

export function blocksRoutes(app: FastifyInstance, blocks: BlocksService) {
  serve(app, blockUser, async ({ viewer, input }) => ({
    data: await blocks.block(viewer, input),
    message: 'user_blocked',
  }))
  serve(app, unblockUser, async ({ viewer, input: { accountId, isAdmin } }) => ({
    data: await blocks.unblock(viewer, { accountId, isAdmin }),
    message: 'user_unblocked',
  }))
  serve(app, getBlockedUsers, async ({ viewer, input }) => blocks.list(viewer, input))
}

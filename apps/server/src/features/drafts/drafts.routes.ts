import { deleteDraft, getDraft, getDrafts, saveDraft } from '@gable/contract/drafts'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import { wholeList } from '#platform/whole-list.ts'
import type { DraftsService } from './drafts.service.ts'

export function draftsRoutes(app: FastifyInstance, drafts: DraftsService) {
  serve(app, saveDraft, async ({ viewer, input }) => ({
    data: await drafts.save(viewer, input),
    message: 'draft_saved',
  }))
  serve(app, getDrafts, async ({ viewer, input }) => wholeList(await drafts.list(viewer, input)))
  serve(app, getDraft, async ({ viewer, input: { id } }) => ({ data: await drafts.get(viewer, id) }))
  serve(app, deleteDraft, async ({ viewer, input: { id } }) => ({ data: await drafts.remove(viewer, id) }))
}

import { getOwnShortlist, getShortlist, shareShortlist, stopSharing } from '@gable/contract/shortlists'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { ShortlistsService } from './shortlists.service.ts'

export function shortlistsRoutes(app: FastifyInstance, shortlists: ShortlistsService) {
  serve(app, shareShortlist, async ({ viewer, input }) => ({ data: await shortlists.share(viewer, input) }))
  serve(app, getOwnShortlist, async ({ viewer }) => ({ data: await shortlists.findOwn(viewer) }))
  serve(app, stopSharing, async ({ viewer }) => {
    await shortlists.stop(viewer)
    return { data: null }
  })
  serve(app, getShortlist, async ({ viewer, input: { token }, language, reply }) => {
    // A link that was taken back must not live on in somebody's cache.
    reply.header('cache-control', 'no-store')
    return { data: await shortlists.get(viewer, token, language) }
  })
}

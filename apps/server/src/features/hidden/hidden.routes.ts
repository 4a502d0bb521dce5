import { getHiddenIds, getHiddenProperties, hideProperty, mergeHidden, showAllHidden } from '@gable/contract/hidden'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { HiddenService } from './hidden.service.ts'

export function hiddenRoutes(app: FastifyInstance, hidden: HiddenService) {
  serve(app, hideProperty, async ({ viewer, input: { propertyId, isHidden = true } }) => ({
    data: await (isHidden ? hidden.hide : hidden.show)(viewer, propertyId),
  }))
  serve(app, getHiddenProperties, async ({ viewer, input, language }) => hidden.list(viewer, input, language))
  serve(app, getHiddenIds, async ({ viewer }) => hidden.listIds(viewer))
  serve(app, mergeHidden, async ({ viewer, input: { ids } }) => hidden.merge(viewer, ids))
  serve(app, showAllHidden, async ({ viewer }) => {
    await hidden.showAll(viewer)
    return { data: null }
  })
}

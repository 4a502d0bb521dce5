import * as calls from '@gable/contract/posting'
import { getPropertyCards } from '@gable/contract/properties'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import { wholeList } from '#platform/whole-list.ts'
import { switchMessage } from '../listings/moves/switch-message.ts'
import type { PropertiesService } from './properties.service.ts'

export function propertiesRoutes(app: FastifyInstance, properties: PropertiesService) {
  serve(app, calls.postProperty, async ({ viewer, input, language }) => ({
    data: await properties.post(viewer, input, { language }),
    message: 'property_posted',
  }))
  serve(app, calls.updateProperty, async ({ viewer, input }) => ({
    data: await properties.update(viewer, input),
    message: 'property_changed',
  }))
  serve(app, calls.deleteProperty, async ({ viewer, input: { id } }) => ({
    data: await properties.delete(viewer, id),
    message: 'property_deleted',
  }))
  serve(app, calls.restoreProperty, async ({ viewer, input: { id } }) => ({
    data: await properties.restore(viewer, id),
    message: 'property_restored',
  }))
  serve(app, calls.setMarketState, async ({ viewer, input: { id, wish } }) => ({
    data: await properties.setMarketState(viewer, id, wish),
    message: 'status_changed',
  }))
  serve(app, calls.setPropertyActive, async ({ viewer, input: { id, isActive } }) => {
    const switched = await properties.setActive(viewer, id, isActive)
    return { data: { id, isActive }, message: switchMessage('property', switched) }
  })
  serve(app, calls.renewProperty, async ({ viewer, input }) => ({
    data: await properties.renew(viewer, input),
    message: 'property_renewed',
  }))
  serve(app, calls.getAddedProperties, async ({ viewer, input, language }) =>
    properties.listOwn(viewer, input, language),
  )
  serve(app, getPropertyCards, async ({ viewer, input: { ids }, language }) =>
    wholeList(await properties.listCards(viewer, ids, language)),
  )
  serve(app, calls.countAddedProperties, async ({ viewer }) => ({ data: await properties.countOwn(viewer) }))
}

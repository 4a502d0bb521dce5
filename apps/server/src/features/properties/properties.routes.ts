import { postProperty } from '@gable/contract/posting'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { PropertiesService } from './properties.service.ts'

export function propertiesRoutes(app: FastifyInstance, properties: PropertiesService) {
  serve(app, postProperty, async ({ viewer, input, attempt }) => ({
    data: await properties.post(viewer, input, attempt),
    message: 'Property posted, waiting for review',
  }))
}

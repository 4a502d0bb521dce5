import { autocompletePlace, reverseGeocode } from '@gable/contract/places'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import { wholeList } from '#platform/whole-list.ts'
import type { PlacesService } from './places.service.ts'

export function placesRoutes(app: FastifyInstance, places: PlacesService) {
  serve(app, autocompletePlace, async ({ input }) => wholeList(await places.autocomplete(input)))
  serve(app, reverseGeocode, async ({ input }) => ({ data: await places.reverse(input) }))
}

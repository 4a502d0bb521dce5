import { getCategories, getFacilities, getFacilitiesForFilter } from '@gable/contract/catalogue'
import { getCities } from '@gable/contract/cities'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import { wholeList } from '#platform/whole-list.ts'
import type { CatalogueService } from './catalogue.service.ts'
import type { CitiesService } from './cities.service.ts'

export function catalogueRoutes(app: FastifyInstance, catalogue: CatalogueService, cities: CitiesService) {
  serve(app, getCategories, async ({ input, language }) => catalogue.list(input, language))
  for (const call of [getFacilities, getFacilitiesForFilter]) {
    serve(app, call, async ({ language }) => wholeList(await catalogue.listFacilities(language)))
  }
  serve(app, getCities, async ({ input, language }) => cities.list(input, language))
}

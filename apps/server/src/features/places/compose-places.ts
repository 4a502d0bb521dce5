import type { FastifyInstance } from 'fastify'
import { createCircuitBreaker } from '#platform/circuit-breaker.ts'
import type { Db } from '#platform/db.ts'
import { addPlaces, loadGazetteer } from './gazetteer/load-gazetteer.ts'
import { chooseGeocoder } from './geocoders/choose-geocoder.ts'
import { createLocalGeocoder } from './local-geocoder.ts'
import { createPlaceLabels } from './place-labels.ts'
import { placesRoutes } from './places.routes.ts'
import { createPlacesService } from './places.service.ts'

type Deps = {
  db: Db
  geocoder: Parameters<typeof chooseGeocoder>[0]
  onFallback: Parameters<typeof chooseGeocoder>[1]['onFallback']
}

type Added = Parameters<typeof addPlaces> extends [unknown, ...infer Rest] ? Rest : never

/** Names of places to points and back, by the geocoder of the operator's choice or the bundled gazetteer. */
export function composePlaces({ db, geocoder, onFallback }: Deps) {
  const breaker = createCircuitBreaker({ failuresToOpen: 5, openMs: 5_000 })
  const service = createPlacesService({
    geocoder: chooseGeocoder(geocoder, { local: createLocalGeocoder(db), breaker, onFallback }),
  })
  return {
    service,
    labels: createPlaceLabels({ db }),
    gazetteer: {
      load: (options?: Parameters<typeof loadGazetteer>[1]) => loadGazetteer(db, options),
      add: (...added: Added) => addPlaces(db, ...added),
    },
    routes: (api: FastifyInstance) => placesRoutes(api, service),
  }
}

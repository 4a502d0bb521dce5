import type { FastifyInstance } from 'fastify'
import { createCircuitBreaker } from '#platform/circuit-breaker.ts'
import type { Db } from '#platform/db.ts'
import { addPlaces, loadGazetteer } from './gazetteer/load-gazetteer.ts'
import { chooseGeocoder } from './geocoders/choose-geocoder.ts'
import { createLocalGeocoder } from './local-geocoder.ts'
import { placesRoutes } from './places.routes.ts'
import { createPlacesService } from './places.service.ts'

type Deps = {
  db: Db
  geocoder: Parameters<typeof chooseGeocoder>[0]
  onFallback: Parameters<typeof chooseGeocoder>[1]['onFallback']
}

/** Names of places to points and back, by the geocoder of the operator's choice or the bundled gazetteer. */
export function composePlaces({ db, geocoder, onFallback }: Deps) {
  const breaker = createCircuitBreaker({ failuresToOpen: 5, openMs: 5_000 })
  const service = createPlacesService({
    geocoder: chooseGeocoder(geocoder, { local: createLocalGeocoder(db), breaker, onFallback }),
  })
  return {
    service,
    gazetteer: {
      load: (options?: Parameters<typeof loadGazetteer>[1]) => loadGazetteer(db, options),
      add: (added: Parameters<typeof addPlaces>[1]) => addPlaces(db, added),
    },
    routes: (api: FastifyInstance) => placesRoutes(api, service),
  }
}

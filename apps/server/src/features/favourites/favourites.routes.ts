import {
  addFavourite,
  countFavourites,
  getFavouriteIds,
  getFavourites,
  mergeFavourites,
  noteFavourite,
} from '@gable/contract/favourites'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { FavouritesService } from './favourites.service.ts'

export function favouritesRoutes(app: FastifyInstance, favourites: FavouritesService) {
  serve(app, addFavourite, async ({ viewer, input: { propertyId, isAdded = true } }) => ({
    data: await (isAdded ? favourites.add : favourites.remove)(viewer, propertyId),
    message: isAdded ? 'favourite_added' : 'favourite_removed',
  }))
  serve(app, getFavourites, async ({ viewer, input, language }) => favourites.list(viewer, input, language))
  serve(app, countFavourites, async ({ viewer }) => ({ data: { tabs: await favourites.count(viewer) } }))
  serve(app, getFavouriteIds, async ({ viewer }) => favourites.listIds(viewer))
  serve(app, mergeFavourites, async ({ viewer, input: { ids } }) => favourites.merge(viewer, ids))
  serve(app, noteFavourite, async ({ viewer, input: { propertyId, note } }) => ({
    data: await favourites.note(viewer, propertyId, note),
  }))
}

import type { ReceivedFile } from '@gable/contract/wire'
import { cityKey } from '@gable/domain/search-words'
import type { Db } from '#platform/db.ts'
import type { MediaService } from '../media/media.service.ts'
import { replaceCityPicture } from './city-pictures.repository.ts'

type Deps = { db: Db; media: Pick<MediaService, 'storeOriginals' | 'addToLibrary'> }
type Place = { city: string; state: string; country: string }

/** The pictures that the operator chose for cities. */
export function createCityPictures({ db, media }: Deps) {
  return {
    async set(ownerId: number, { city, state, country }: Place, file: ReceivedFile) {
      const [picture] = await media.storeOriginals(ownerId, [file])
      if (!picture) throw new Error('The picture was not stored')
      const keys = { cityKey: cityKey(city), stateKey: cityKey(state), countryKey: cityKey(country) }
      await db.transaction().execute(async (tx) => {
        await media.addToLibrary(tx, [picture])
        await replaceCityPicture(tx, { ...keys, mediaId: picture.id })
      })
    },
  }
}

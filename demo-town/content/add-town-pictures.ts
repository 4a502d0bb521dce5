import type { Product } from '../../apps/server/src/compose.ts'
import { towns } from '../model/districts.ts'
import type { Pictures } from './pictures.ts'
import { region } from './places.ts'
import { toReceived } from './received-file.ts'

/** What its operator would show of each town. */
export async function addTownPictures({ cityPictures }: Product, deskId: number, pictures: Pictures) {
  for (const [id, { name }] of Object.entries(towns)) {
    const picture = pictures.ofTown(id)
    if (picture) await cityPictures.set(deskId, { ...region, city: name }, toReceived(picture))
  }
}

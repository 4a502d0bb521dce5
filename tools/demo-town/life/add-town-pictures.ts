import type { Product } from '../../../apps/server/src/compose.ts'
import { towns } from '../model/districts.ts'
import type { Pictures } from './pictures.ts'
import { region } from './places.ts'
import { toReceived } from './received-file.ts'

/** The towns from the air, as their operator would show them. */
export async function addTownPictures({ cityPictures }: Product, deskId: number, pictures: Pictures) {
  for (const [id, { name }] of Object.entries(towns)) {
    const picture = pictures.ofTown(id)
    if (picture) await cityPictures.set(deskId, { ...region, city: name }, toReceived(picture))
  }
}

import { receivedFile } from '../../test/received-file.ts'
import { photo } from '../../test/test-server.ts'
import type { World } from './object-states.ts'

/** The cover of a home, with its files; of a home that is gone, or never was, a picture that nothing shows. */
export async function addCover({ server, lister }: World, { id: propertyId }: { id: number }) {
  const { service } = server.product.media
  const bytes = Buffer.from(await (await photo({ width: 320, height: 240 })).arrayBuffer())
  const [stored] = await service.storeOriginals(lister.id, [await receivedFile(bytes)])
  const mediaId = stored?.id ?? ''
  await service.makeVariants({ mediaId })
  const property = server.db.selectFrom('property').select('id').where('id', '=', propertyId)
  if (await property.executeTakeFirst()) {
    await server.db.insertInto('propertyPicture').values({ propertyId, mediaId, position: 0 }).execute()
  }
  return { id: mediaId }
}

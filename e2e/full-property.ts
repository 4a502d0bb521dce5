import { requestCode, verifyCode } from '@gable/contract/accounts'
import { getFacilities } from '@gable/contract/catalogue'
import { createClient } from '@gable/contract/client'
import { postProperty, updateProperty } from '@gable/contract/posting'
import sharp from 'sharp'
import { completeProfile } from './complete-profile.ts'
import { readCode } from './mailbox.ts'
import { type Product, runScript } from './product.ts'
import { smallPicture } from './some-properties.ts'

/** What a lister can write to break out of the page it is shown on. */
export const breakout = '</script><script>globalThis.isBroken = true</script>\u2028'

/** A home with everything a page can show: photographs, all around, video, what is near and two prices. */
export async function addFullProperty(product: Product): Promise<string> {
  const baseUrl = `${product.api.url}/api`
  const email = `full-${crypto.randomUUID()}@gable.test`
  const visitor = createClient({ baseUrl })
  await visitor(requestCode, { email })
  const { data } = await visitor(verifyCode, { email, code: await readCode(email) })
  const call = createClient({ baseUrl, readToken: () => data.token ?? undefined })
  await completeProfile(call)
  const { data: facilities } = await visitor(getFacilities, {})
  const [titleImage, ...galleryImages] = await Promise.all(
    ['living-room', 'kitchen', 'bedroom', 'bathroom', 'dining-room'].map(smallPicture),
  )
  if (!titleImage) throw new Error('A home needs a picture')
  const { data: posted } = await call(postProperty, {
    title: `Corner apartment ${breakout}`,
    price: '715000',
    deal: 'sell',
    categoryId: 2,
    description: `Four rooms open in a row towards the morning.\n\nThe old pine floors were kept. ${breakout}`,

    city: 'Porto',
    state: 'Porto District',
    country: 'Portugal',
    address: 'Rua de Cedofeita 412, Porto',

    latitude: 41.155,
    longitude: -8.62,
    hidesLocation: true,

    titleImage,
    galleryImages,
    panorama: await panorama(),
    videoLink: 'https://youtu.be/abcdefghijk',
    facilities: facilities
      .slice(0, 4)
      .map(({ id }, index) => ({ facilityId: id, distanceKm: String(0.3 + index / 2) })),
  })
  await runScript('apps/server/src/staff.ts', product.environment, ['approve', posted.slug])
  await call(updateProperty, { id: posted.id, price: '685000' })
  return posted.slug
}

async function panorama(): Promise<File> {
  const image = sharp({ create: { width: 1024, height: 512, channels: 3, background: '#8fb0a4' } })
  return new File([new Uint8Array(await image.jpeg().toBuffer())], 'around.jpg', { type: 'image/jpeg' })
}

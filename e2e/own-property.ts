import type { BrowserContext } from 'playwright-core'
import { type Product, runScript } from './product.ts'
import { smallPicture } from './some-properties.ts'

export const ownProperty = {
  title: 'Narrow house with a deep garden',
  description: 'Three floors, one room each, and pear trees behind.',
  price: '395000',
  category_id: '1',
  property_type: '0',

  city: 'Porto',
  state: 'Porto District',
  country: 'Portugal',
  address: 'Rua do Almada 12, Porto',
  latitude: '41.15',
  longitude: '-8.61',
}

/** An approved home of whoever is signed in there, with two photographs; gives its slug. */
export async function addOwnProperty(product: Product, context: BrowserContext): Promise<string> {
  const [cover, other] = await Promise.all(['brick-terrace-street', 'kitchen'].map(toPart))
  if (!cover || !other) throw new Error('A home needs pictures')
  const reply = await context.request.post(`${product.siteUrl}/api/post_property`, {
    headers: { origin: product.siteUrl },
    multipart: { ...ownProperty, title_image: cover, 'gallery_images[0]': other },
  })
  const { data } = (await reply.json()) as { data: { slug_id: string } | null }
  if (!data) throw new Error(`The home was not taken: ${reply.status()} ${await reply.text()}`)
  await runScript('apps/server/src/staff.ts', product.environment, ['approve', data.slug_id])
  return data.slug_id
}

async function toPart(name: string) {
  const buffer = Buffer.from(await (await smallPicture(name)).arrayBuffer())
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

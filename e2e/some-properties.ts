import { requestCode, verifyCode } from '@gable/contract/accounts'
import { createClient } from '@gable/contract/client'
import { postProperty } from '@gable/contract/posting'
import sharp from 'sharp'
import { completeProfile } from './complete-profile.ts'
import { readCode } from './mailbox.ts'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { type Product, runScript, type Stage } from './product.ts'
import { waitForJobs } from './waiting-jobs.ts'

const pictures = new URL('../demo-town/samples/', import.meta.url)

const properties = [
  { title: 'Loft over the old printing works', price: '420000', names: ['loft-study', 'loft-desk', 'kitchen-island'] },
  { title: 'Brick terrace near the park', price: '685000', names: ['brick-terrace-street', 'kitchen', 'bedroom'] },
  { title: 'Cottage with apple trees', price: '310000', names: ['cottage-golden-hour', 'dining-room', 'bathroom'] },
]
export const slugs = {
  loft: 'loft-over-the-old-printing-works',
  terrace: 'brick-terrace-near-the-park',
  cottage: 'cottage-with-apple-trees',
}

/** Three approved homes of one lister, with every size of their photographs. */
export const someProperties: Stage = {
  name: 'homes',
  async fill(product) {
    await addSomeProperties(product)
    await waitForJobs(product)
  },
}

/** Gives the lister an address of their own in this copy: the mailbox is one for all. */
export async function renameLister({ environment }: Product): Promise<string> {
  const email = `lister-${crypto.randomUUID()}@gable.test`
  const rename = `update account set email = '${email}' where id = (select min(owner_id) from property)`
  await queryPostgres(environment['DATABASE_URL'] ?? '', `${rename}; delete from rate_window`)
  return email
}

async function addSomeProperties(product: Product) {
  const email = `lister-${crypto.randomUUID()}@gable.test`
  const baseUrl = `${product.api.url}/api`
  const visitor = createClient({ baseUrl })
  await visitor(requestCode, { email })
  const { data } = await visitor(verifyCode, { email, code: await readCode(email) })
  const call = createClient({ baseUrl, readToken: () => data.token ?? undefined })
  await completeProfile(call)
  for (const [index, { title, price, names }] of properties.entries()) {
    const [titleImage, ...galleryImages] = await Promise.all(names.map(smallPicture))
    if (!titleImage) throw new Error(`${title} has no picture`)
    const posted = await call(postProperty, {
      title,
      price,
      deal: 'sell',
      categoryId: 1,
      titleImage,
      galleryImages,
      description: 'Quiet, bright and close to everything.\n\nThe windows were renewed last year.',

      city: 'Porto',
      state: 'Porto District',
      country: 'Portugal',
      address: `Rua das Flores ${index}, Porto`,

      latitude: 41.15 + index / 100,
      longitude: -8.61,
    })
    await runScript('apps/server/src/staff.ts', product.environment, ['approve', posted.data.slug])
  }
}

/** Small enough that all its variants are made in a second. */
export async function smallPicture(name: string): Promise<Blob> {
  const image = await sharp(new URL(`${name}.jpg`, pictures).pathname)
    .resize({ width: 700 })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(image)], `${name}.jpg`, { type: 'image/jpeg' })
}

import { requestCode, verifyCode } from '@gable/contract/accounts'
import { createClient } from '@gable/contract/client'
import { postProject } from '@gable/contract/projects'
import { completeProfile } from './complete-profile.ts'
import { breakout } from './full-property.ts'
import { readCode } from './mailbox.ts'
import { type Product, runScript } from './product.ts'
import { smallPicture } from './some-properties.ts'

/** A project with everything a page can show, approved, and another one beside it; gives the slug and the call. */
export async function addFullProject(product: Product) {
  const baseUrl = `${product.api.url}/api`
  const email = `builder-${crypto.randomUUID()}@gable.test`
  const visitor = createClient({ baseUrl })
  await visitor(requestCode, { email })
  const { data } = await visitor(verifyCode, { email, code: await readCode(email) })
  const call = createClient({ baseUrl, readToken: () => data.token ?? undefined })
  await completeProfile(call)
  const post = async (title: string, cover: string) => {
    const { data: posted } = await call(postProject, await toProject(title, cover))
    await runScript('apps/server/src/staff.ts', product.environment, ['approve-project', posted.slug])
    return posted
  }
  await post('Cais Novo', 'apartment-block-balconies')
  return { ...(await post(`Torre do Sol ${breakout}`, 'tower-project-visual')), call, token: data.token ?? '' }
}

async function toProject(title: string, cover: string) {
  const pictures = ['kitchen', 'bedroom', 'bathroom']
  return {
    title,
    description: `A tower that turns a little on every floor.\n\nThe orchard stays. ${breakout}`,
    type: 'under_construction' as const,
    categoryId: 2,
    priceFrom: '289000',
    unitCount: 64,
    deliveryOn: '2027-09-30',
    city: 'Porto',
    state: 'Porto District',
    country: 'Portugal',
    address: 'Rua do Freixo 210, Porto',
    latitude: 41.149,
    longitude: -8.587,
    videoLink: 'https://youtu.be/abcdefghijk',
    titleImage: await smallPicture(cover),
    galleryImages: await Promise.all(pictures.map(smallPicture)),
    plans: [
      { title: 'Studio', document: await smallPicture('plan-studio') },
      { title: 'Two bedrooms', document: await smallPicture('plan-two-bedrooms') },
    ],
    documents: [await smallPicture('loft-desk')],
  }
}

import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { composeProduct, type Product } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { type DemoHome, demoHomes } from './demo-homes.ts'
import { demoProjects } from './demo-projects.ts'

const listers = [
  { email: 'ines@demo.gable.test', name: 'Inês Carvalho', portrait: 'loft-study' },
  { email: 'tomas@demo.gable.test', name: 'Tomás Leal', portrait: 'terrace-door' },
  { email: 'harbour-homes@demo.gable.test', name: 'Harbour Homes', portrait: 'balcony-sea-view' },
]

/** Posts and approves the demo homes and projects through the services a member and staff would use. An inhabited site is left alone. */
async function seedDemo(product: Product) {
  const { db } = product
  const inhabited = await db.selectFrom('property').select('id').limit(1).executeTakeFirst()
  if (inhabited) return console.log('There are homes already; the demo leaves them alone')
  const owners = await Promise.all(listers.map((lister) => getOrAddLister(product, lister)))
  const categories = await product.catalogue.all()
  // Newest first is the order of the site, so the best pictures are posted last.
  for (const [index, home] of demoHomes.toReversed().entries()) {
    const category = categories.find(({ slug }) => slug === home.category)
    if (!category) throw new Error(`There is no category ${home.category}`)
    const owner = owners[index % owners.length] as number
    const { slug } = await product.properties.post(
      { accountId: owner, permissions: [] },
      await toListing(home, category),
    )
    await product.properties.approve(slug)
    console.log(`demo home ${index + 1} of ${demoHomes.length}: ${slug}`)
  }
  await seedProjects(product, owners.at(-1) as number, categories)
}

async function seedProjects({ projects }: Product, accountId: number, categories: Category[]) {
  for (const demo of demoProjects.toReversed()) {
    const { category: wanted, pictures, plans, street, city, ...told } = demo
    const category = categories.find(({ slug }) => slug === wanted)
    const [titleImage, ...galleryImages] = await Promise.all(pictures.map(toReceivedFile))
    const project = {
      ...told,
      city,
      state: 'Porto District',
      country: 'Portugal',
      address: `${street}, ${city}`,
      categoryId: category?.id,
      titleImage,
      galleryImages,
      plans: await Promise.all(
        plans.map(async ([title, drawing]) => ({ title, document: await toReceivedFile(drawing) })),
      ),
    }
    const { slug } = await projects.save(project, { accountId, permissions: [] })
    await projects.approve(slug)
    console.log(`demo project: ${slug}`)
  }
}

/** With a whole profile: without one nobody lists anything. */
async function getOrAddLister(product: Product, { portrait, ...lister }: (typeof listers)[number]): Promise<number> {
  const { db, profiles } = product
  await db
    .insertInto('account')
    .values(lister)
    .onConflict((already) => already.doNothing())
    .execute()
  const account = db.selectFrom('account').select('id').where('email', '=', lister.email)
  const { id } = await account.executeTakeFirstOrThrow()
  const contact = { mobile: '+351912345678', address: 'Rua das Flores 1, Porto' }
  const profilePicture = await toReceivedFile(portrait)
  await profiles.update({ accountId: id, permissions: [] }, { ...contact, profilePicture })
  return id
}

type Category = Awaited<ReturnType<Product['catalogue']['all']>>[number]

async function toListing(home: DemoHome, category: Category) {
  const [titleImage, ...galleryImages] = await Promise.all(home.pictures.map(toReceivedFile))
  if (!titleImage) throw new Error(`${home.title} has no picture`)
  const { title, description, deal, price, city, state, latitude, longitude } = home
  return {
    title,
    description,
    deal,
    price,
    city,
    state,
    latitude,
    longitude,
    titleImage,
    galleryImages,
    rentPeriod: deal === 'rent' ? ('monthly' as const) : undefined,
    country: 'Portugal',
    address: `${home.street}, ${city}`,
    categoryId: category.id,
    parameters: category.parameters.flatMap(({ id, key }) => {
      const value = { bedrooms: home.bedrooms, bathrooms: home.bathrooms, area: home.area }[key]
      return value === undefined ? [] : [{ parameterId: id, value }]
    }),
  }
}

async function toReceivedFile(name: string) {
  const filePath = fileURLToPath(new URL(`pictures/${name}.jpg`, import.meta.url))
  const { size } = await stat(filePath)
  return { filePath, fileName: `${name}.jpg`, sizeBytes: size, sha256: name }
}

const product = composeProduct(readConfig(), createLog('warn'))
try {
  await seedDemo(product)
} finally {
  await product.close()
}

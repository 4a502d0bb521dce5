// node e2e/add-many-properties.ts: thirty homes in one city, each a little different from the one before it.
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { composeProduct, type Product } from '../apps/server/src/compose.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { createLog } from '../apps/server/src/platform/log.ts'

const count = 30

async function addLister({ db, profiles }: Product, profilePicture: Awaited<ReturnType<typeof makePicture>>) {
  const lister = { email: `many-${crypto.randomUUID()}@gable.test`, name: 'Marta Reis' }
  const { id } = await db.insertInto('account').values(lister).returning('id').executeTakeFirstOrThrow()
  const profile = { mobile: '+351912345678', address: 'Rua das Flores 1, Porto', profilePicture }
  await profiles.update({ member: { accountId: id, permissions: [] }, token: '' }, profile)
  return id
}

async function makePicture(folder: string) {
  const filePath = join(folder, 'grey.jpg')
  const grey = sharp({ create: { width: 240, height: 180, channels: 3, background: '#b8b2a6' } })
  await writeFile(filePath, await grey.jpeg().toBuffer())
  return { filePath, fileName: 'grey.jpg', sizeBytes: (await stat(filePath)).size, sha256: 'grey' }
}

/** Odd ones are houses with a garden near a school, even ones flats with a lift; every fifth is to let. */
function toProperty(number: number, categories: Awaited<ReturnType<Product['catalogue']['all']>>) {
  const isHouse = number % 2 === 1
  const isToLet = number % 5 === 0
  const category = categories.find(({ slug }) => slug === (isHouse ? 'house' : 'apartment'))
  if (!category) throw new Error('The catalogue has no such category')
  const values: Record<string, number | string[]> = {
    bedrooms: 1 + (number % 5),
    bathrooms: 1 + (number % 3),
    area: 40 + number * 5,
    year: 1960 + number,
    features: [isHouse ? 'garden' : 'lift'],
  }
  return {
    title: isHouse ? `House number ${number}` : `Flat number ${number}`,
    description: isHouse ? 'A quiet orchard behind the house.' : 'High above the street.',
    deal: isToLet ? ('rent' as const) : ('sell' as const),
    rentPeriod: isToLet ? ('monthly' as const) : undefined,
    price: String(isToLet ? 500 + number * 10 : 100_000 + number * 10_000),
    categoryId: category.id,
    city: 'Braga',
    state: 'Braga District',
    country: 'Portugal',
    address: `Rua do Souto ${number}, Braga`,
    latitude: 41.54 + number / 1000,
    longitude: -8.43,
    facilities: isHouse ? [{ facilityId: 1, distanceKm: '0.4' }] : [],
    parameters: category.parameters.flatMap(({ id, key }) => {
      const value = values[key]
      return value === undefined ? [] : [{ parameterId: id, value }]
    }),
  }
}

const product = composeProduct(readConfig(), createLog('warn'))
const folder = await mkdtemp(join(tmpdir(), 'many-homes-'))
try {
  const titleImage = await makePicture(folder)
  const accountId = await addLister(product, titleImage)
  const categories = await product.catalogue.all()
  for (let number = 1; number <= count; number += 1) {
    const property = { ...toProperty(number, categories), titleImage }
    const { slug } = await product.properties.post({ accountId, permissions: [] }, property)
    await product.properties.approve(slug)
  }
} finally {
  await product.close()
  await rm(folder, { recursive: true })
}

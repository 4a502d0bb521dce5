import type { ReceivedFile } from '@gable/contract/wire'
import type { Product } from '../../apps/server/src/compose.ts'
import { cityOf } from './create-homes.ts'
import type { DemoHome, NearKey } from './demo-home.ts'
import { region } from './places.ts'
import { namedRooms, type Photographed, type Pictures } from './pictures.ts'
import { toReceived } from './received-file.ts'

export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

const maxPictures = 9
const nearMetres = 4000

export async function readCatalogue({ catalogue, db }: Product) {
  const categories = new Map((await catalogue.all()).map((category) => [category.slug, category]))
  const facilities = await db.selectFrom('facility').select(['id', 'key']).execute()
  return { categories, facilities: new Map(facilities.map(({ id, key }) => [key, id])) }
}

/** What a home says of itself, by the keys of the catalogue. */
export function parameterValues({ facts, building }: DemoHome): Record<string, string | number | string[]> {
  const { area, plot, bedrooms, bathrooms, floor, parking, energy, features, deal, category } = facts
  const isHome = category !== 'land' && category !== 'shop'
  return {
    area,
    ...(plot !== undefined && { plot }),
    ...(isHome && { bedrooms, bathrooms, features }),
    ...(floor !== undefined && { floor }),
    ...(category !== 'land' && { year: building.built, energy }),
    // Nobody writes that they have none.
    ...(category !== 'land' && parking > 0 && { parking }),
    ...(deal === 'sell' ? { tenure: 'freehold' } : { 'minimum-term': 12 }),
    ...(category === 'land' && { zoning: 'Residential' }),
  }
}

type Shown = { shown: Photographed; plan: ReceivedFile | undefined; pictures: Pick<Pictures, 'roomOf'> }

/** As its lister would fill in the form, with the first price it had. */
export function toListing(home: DemoHome, { categories, facilities }: Catalogue, files: Shown) {
  const { facts, building, fate } = home
  const category = categories.get(facts.category)
  if (!category) throw new Error(`There is no category ${facts.category}`)
  const values = parameterValues(home)
  return {
    title: home.title,
    description: home.description,
    textLanguage: home.language,
    translations: [home.translation],
    deal: facts.deal,
    ...(facts.deal === 'rent' && { rentPeriod: 'monthly' as const }),
    price: String(fate.earlier[0]?.price ?? home.price),
    categoryId: category.id,
    city: cityOf(building.town).name,
    state: region.state,
    country: region.country,
    address: home.address,
    latitude: home.latitude,
    longitude: home.longitude,
    isPremium: home.isPremium,
    hidesLocation: home.hidesLocation,
    parameters: category.parameters.flatMap(({ id, key }) => {
      const value = values[key]
      return value === undefined ? [] : [{ parameterId: id, value }]
    }),
    facilities: (Object.entries(facts.near) as [NearKey, number][]).flatMap(([key, metres]) => {
      const facilityId = facilities.get(key)
      return facilityId && metres <= nearMetres ? [{ facilityId, distanceKm: String(metres / 1000) }] : []
    }),
    ...filesOf(files),
  }
}

function filesOf({ shown, plan, pictures }: Shown) {
  const files = shown.pictures.slice(0, maxPictures)
  const [titleImage, ...galleryImages] = files.map((file) => toReceived(file))
  if (!titleImage) throw new Error(`${shown.id} has no picture`)
  return {
    titleImage,
    galleryImages,
    pictureRooms: namedRooms(files, pictures),
    ...(shown.panorama && { panorama: toReceived(shown.panorama) }),
    ...(plan && { documents: [plan] }),
  }
}

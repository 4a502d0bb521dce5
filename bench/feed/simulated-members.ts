import type { Home } from './town-homes.ts'
import type { Random } from '../search/random.ts'

/** Somebody whose taste is known: it decides what is right for them, and they save some of it. */
export type SimulatedMember = {
  likes: (home: Home) => boolean
  saved: Home[]
  wishes:
    | {
        deal: Home['deal']
        city: string
        categoryIds: number[]
        priceRange: { from: number; to: number }
        bedrooms?: number
      }
    | undefined
}

const fewestLiked = 15
const savedCount = 5
const reachMetres = 1_500

/**
 * Around a home somewhere in town: the same deal and kind, a price a quarter off at most, a bedroom more or less, within
 * a mile. One in five that they save is none of it, as with everybody. A third of them only say what they want, a third
 * only save homes, and the rest do both.
 */
export function createMembers(homes: Home[], count: number, random: Random): SimulatedMember[] {
  const members: SimulatedMember[] = []
  for (let tries = 0; members.length < count && tries < count * 200; tries += 1) {
    const ideal = pick(homes, random)
    const likes = (home: Home) => fits(home, ideal)
    const liked = homes.filter(likes)
    if (liked.length < fewestLiked + savedCount) continue
    const doesWish = members.length % 3 !== 0
    const doesSave = members.length % 3 !== 1
    members.push({
      likes,
      saved: doesSave ? savedBy(liked, homes, random) : [],
      wishes: doesWish ? wishesOf(ideal) : undefined,
    })
  }
  return members
}

const pick = <Item>(items: Item[], random: Random): Item => {
  const item = items[random.below(items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

const fits = (home: Home, ideal: Home) =>
  home.deal === ideal.deal &&
  home.categoryId === ideal.categoryId &&
  Math.abs(home.price - ideal.price) <= ideal.price / 4 &&
  Math.abs(home.bedrooms - ideal.bedrooms) <= 1 &&
  metresBetween(home, ideal) <= reachMetres

function savedBy(liked: Home[], homes: Home[], random: Random): Home[] {
  const saved = new Set<Home>([pick(homes, random)])
  while (saved.size < savedCount) saved.add(pick(liked, random))
  return [...saved]
}

const wishesOf = ({ deal, city, categoryId, price, bedrooms }: Home) => ({
  deal,
  city,
  categoryIds: [categoryId],
  priceRange: { from: Math.round(price * 0.75), to: Math.round(price * 1.25) },
  ...(bedrooms > 1 && { bedrooms: bedrooms - 1 }),
})

/** On a flat map, as for a town. */
function metresBetween(one: Home, other: Home): number {
  const scale = Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot((one.longitude - other.longitude) * scale, one.latitude - other.latitude) * 111_195
}

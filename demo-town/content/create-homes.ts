import { districts, towns } from '../model/districts.ts'
import { toLonLat } from '../model/place.ts'
import type { Town } from '../model/town.ts'
import { createBuildingChooser } from './choose-building.ts'
import type { DemoHome, HomeBuilding, Language } from './demo-home.ts'
import { createFacts } from './facts.ts'
import { fateOf } from './fate.ts'
import { listers, type Voice } from './listers.ts'
import { createLuck, type Luck, seedOf } from './luck.ts'
import { createNear } from './near.ts'
import { priceOf } from './price.ts'
import { describeInArabic } from './words/arabic.ts'
import { arabicTitle } from './words/arabic-titles.ts'
import { describeInEnglish } from './words/english.ts'
import { englishTitle } from './words/english-titles.ts'

const maxDraws = 6

/**
 * Homes of the town, one after another and without an end; the same for the same seed, however many are taken. While
 * there are others, no home is listed twice and no two have one title.
 */
export function* createHomes(town: Town, seed: number): Generator<DemoHome, never> {
  const chooseBuilding = createBuildingChooser(town, seed)
  const findNear = createNear(town)
  const known = new Set<string>()
  for (let number = 0; ; number += 1) {
    for (let draw = 0; draw < maxDraws; draw += 1) {
      const place = number * maxDraws + draw
      const luck = createLuck(seedOf(seed, place))
      const home = createHome(chooseBuilding(luck), findNear, {
        luck,
        translating: createLuck(seedOf(seed + 1, place)),
      })
      const isLast = draw === maxDraws - 1
      if (!isLast && (known.has(home.key) || known.has(home.title))) continue
      known.add(home.key).add(home.title)
      yield home
      break
    }
  }
}

/** The first homes of the town. */
export function firstHomes(town: Town, seed: number, count: number): DemoHome[] {
  const homes = createHomes(town, seed)
  return Array.from({ length: count }, () => homes.next().value)
}

/** Translating has luck of its own, so that it changes nothing about the home. */
type Lucks = { luck: Luck; translating: Luck }

function createHome(
  building: HomeBuilding,
  findNear: ReturnType<typeof createNear>,
  { luck, translating }: Lucks,
): DemoHome {
  const facts = createFacts(building, findNear(building.at), luck)
  const lister = luck.below(listers.length)
  const { language, voice } = listers[lister] ?? { language: 'en', voice: 'plain' }
  const price = priceOf(building, facts, luck)
  const about = { building, facts, voice }
  const other = language === 'ar' ? 'en' : 'ar'
  const [longitude, latitude] = toLonLat(building.at)
  return {
    key: `${building.id} ${facts.floor ?? ''} ${facts.floor === undefined ? '' : facts.area}`,
    building,
    facts,
    lister,
    language,
    ...writeIn(language, about, luck),
    translation: { language: other, ...writeIn(other, about, translating) },
    price,
    address: addressOf(building, language),
    latitude,
    longitude,
    isPremium: building.kind === 'villa' && luck.isOne(0.08),
    hidesLocation: luck.isOne(0.04),
    look: luck.below(1000),
    fate: fateOf(facts, price, language, luck),
  }
}

type About = Pick<DemoHome, 'building' | 'facts'> & { voice: Voice }

function writeIn(language: Language, { building, facts, voice }: About, luck: Luck) {
  const told = { building, facts, luck, district: districtName(building.district, language) }
  return language === 'ar'
    ? { title: arabicTitle(told), description: describeInArabic(told, voice) }
    : { title: englishTitle(told), description: describeInEnglish(told, voice) }
}

const country: Record<Language, string> = { en: 'the valley', ar: 'الوادي' }

function districtName(id: string, language: Language): string {
  const district = districts.find((one) => one.id === id)
  if (!district) return country[language]
  return language === 'ar' ? district.name_ar : district.name
}

function addressOf({ street, number, district, town }: HomeBuilding, language: Language): string {
  const parts =
    language === 'ar'
      ? [`${street.name_ar} ${number}`, districtName(district, 'ar'), cityOf(town).name_ar]
      : [
          `${number} ${street.name}`,
          ...(district === 'country' ? [] : [districtName(district, 'en')]),
          cityOf(town).name,
        ]
  return parts.join(language === 'ar' ? '، ' : ', ')
}

/** A farm belongs to the inland town. */
export const cityOf = (town: string) => (town === 'lunara' ? towns.lunara : towns.oakwell)

import type { StatedParameter } from '@gable/contract/catalogue'
import type { PropertyDetail } from '@gable/contract/property'

export const maxCompared = 4

/** The numbers of an address such as `?ids=3,7`, each once and not more than fit beside each other. */
export function parseIds(text: string): number[] {
  const ids = text.split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, maxCompared)
}

export const toCompareQuery = (ids: readonly number[]) => (ids.length > 0 ? `?ids=${ids.join(',')}` : '')

/** One fact of every home; `figures` are what they are compared by, nothing where a home does not say. */
export type CompareRow = {
  key: string
  name: string
  texts: (string | null)[]
  /** Which of them are best, by their place. */
  best: readonly number[]
}

type Better = 'more' | 'less' | undefined

export function toRow(
  { key, name }: Pick<CompareRow, 'key' | 'name'>,
  texts: (string | null)[],
  { figures, better }: { figures: (number | null)[]; better: Better },
): CompareRow {
  return { key, name, texts, best: findBest(figures, better) }
}

/** Where all say the same there is no best, nor where only one says anything. */
export function findBest(figures: readonly (number | null)[], better: Better): number[] {
  const stated = figures.filter((figure) => figure !== null)
  if (!better || stated.length < 2 || new Set(stated).size === 1) return []
  const best = better === 'more' ? Math.max(...stated) : Math.min(...stated)
  return figures.flatMap((figure, place) => (figure === best ? [place] : []))
}

/** A row in which every home says the same tells nothing. */
export const isSame = ({ texts }: CompareRow) => new Set(texts).size <= 1

/** Every parameter that one of the homes states, in the order of the first that does. */
export function unionOf(homes: readonly Pick<PropertyDetail, 'parameters'>[]): StatedParameter[] {
  const all = homes.flatMap(({ parameters }) => parameters)
  return [...new Map(all.map((parameter) => [parameter.id, parameter])).values()]
}

/** Some want to live high up, others without stairs. */
const ofTaste = ['floor']

/** More rooms, space and years are what people look for; what is paid should be little. */
export function betterOf({ key, kind, unit }: Pick<StatedParameter, 'key' | 'kind' | 'unit'>): Better {
  if (kind !== 'number' || ofTaste.includes(key)) return undefined
  return unit === 'money' || unit === 'money_per_month' || unit === 'months' ? 'less' : 'more'
}

/** What a square metre costs, or another unit of so many of them. */
export function pricePerArea(
  { price, deal, parameters }: Pick<PropertyDetail, 'price' | 'deal' | 'parameters'>,
  squareMetres = 1,
) {
  const area = parameters.find(({ unit }) => unit === 'sqm')?.value
  if (price === null || deal !== 'sell' || typeof area !== 'number' || area === 0) return null
  return Math.round((Number(price) / area) * squareMetres)
}

/** How the price has changed since the home was listed, -0.04 for 4 % less; nothing where it has not. */
export function changeSinceListed({ priceHistory }: Pick<PropertyDetail, 'priceHistory'>): number | null {
  const [first, last] = [Number(priceHistory[0]?.price ?? 0), Number(priceHistory.at(-1)?.price ?? 0)]
  return first > 0 && last !== first ? (last - first) / first : null
}

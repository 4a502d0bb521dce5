import type { Page, Request } from 'playwright-core'
import { settle } from './settle.ts'

type Kind = 'document' | 'script' | 'style' | 'font' | 'image'
type Weight = Record<Kind, number> & { requests: number; chunks: number }
type WeighedPage = 'home' | 'results' | 'property' | 'project' | 'sign-in'

/** What a phone may load before anybody scrolls: bytes as they travel, somewhat more than today's. */
const limits: Record<WeighedPage, Weight> = {
  home: { requests: 43, chunks: 29, document: 11_500, script: 154_600, style: 31_300, font: 60_000, image: 89_000 },
  results: { requests: 41, chunks: 33, document: 11_200, script: 177_000, style: 31_300, font: 60_000, image: 100_000 },
  property: { requests: 64, chunks: 51, document: 12_200, script: 428_000, style: 39_600, font: 60_000, image: 79_000 },
  project: { requests: 51, chunks: 37, document: 11_400, script: 175_000, style: 31_300, font: 60_000, image: 78_000 },
  'sign-in': { requests: 24, chunks: 19, document: 5_900, script: 150_800, style: 31_300, font: 60_000, image: 0 },
}

const kinds: Partial<Record<string, Kind>> = {
  document: 'document',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
}

/** Which pages there are is asked for the links as they appear: in one piece, or in several when the machine is slow. */
const isManifest = (request: Request) => new URL(request.url()).pathname === '/__manifest'

/** Opens the page and gives a line for everything of which it loads more than it may. */
export async function findExcess(page: Page, name: WeighedPage, address: string): Promise<string[]> {
  const weight = await weigh(page, address)
  const limit = limits[name]
  return (Object.keys(limit) as (keyof Weight)[])
    .filter((part) => weight[part] > limit[part])
    .map((part) => `${part} of ${name}: ${weight[part]}, at most ${limit[part]}`)
}

async function weigh(page: Page, address: string): Promise<Weight> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => isManifest(request) || requests.push(request))
  await page.goto(address)
  await settle(page)
  const weight: Weight = { requests: requests.length, chunks: 0, document: 0, script: 0, style: 0, font: 0, image: 0 }
  for (const request of requests) {
    const kind = kinds[request.resourceType()]
    if (!kind) continue
    const { responseBodySize } = await request.sizes()
    weight[kind] += responseBodySize
    if (kind === 'script') weight.chunks += 1
  }
  return weight
}

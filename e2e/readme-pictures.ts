// npm run readme:pictures: takes the pictures of README.md anew, in docs/pictures. It needs running services and a build
// of apps/web.
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import type { Product } from './product.ts'
import { rootFolder } from './product-process.ts'
import { settle } from './settle.ts'
import { takeWhenStill } from './take-when-still.ts'
import { withTown } from './town.ts'
import { createVisitor } from './visitor.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** Of a phone's screen as it is drawn beside others. */
const phoneWidth = 540
const gap = 40

type View = { path: string; colorScheme?: 'light' | 'dark' }

async function take(browser: Browser, { siteUrl }: Product, { path, colorScheme = 'light' }: View, isPhone = false) {
  const options = isPhone
    ? { viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
    : { viewport: desk }
  const { page, leave } = await createVisitor(browser, siteUrl, { ...options, colorScheme })
  await page.goto(path)
  await settle(page)
  const picture = await takeWhenStill(page, { fullPage: false })
  await leave()
  return picture
}

const write = async (picture: Sharp, name: string) => {
  const { size } = await picture.webp({ quality: 82 }).toFile(join(rootFolder, 'docs/pictures', name))
  console.log(`${name}: ${Math.round(size / 1000)} kB`)
}

async function writePhones(screens: Buffer[]) {
  const height = Math.round((phoneWidth * phone.height) / phone.width)
  const small = await Promise.all(screens.map((screen) => roundOff(screen, phoneWidth, height)))
  const width = screens.length * phoneWidth + (screens.length - 1) * gap
  const sheet = sharp({ create: { width, height, channels: 4, background: '#00000000' } })
  await write(
    sheet.composite(small.map((input, index) => ({ input, left: index * (phoneWidth + gap), top: 0 }))),
    'phone.webp',
  )
}

/** With the round corners that a phone has. */
async function roundOff(screen: Buffer, width: number, height: number): Promise<Buffer> {
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="36"/></svg>`
  return sharp(screen)
    .resize(width, height)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

await withTown(400, async (product, browser) => {
  const slug = await queryPostgres(
    product.environment['DATABASE_URL'] ?? '',
    `select property.slug from property join category on category.id = category_id
    where review_state = 'approved' and is_active and not is_premium and category.slug = 'villa'
      and property.language = 'en' and market_state = 'for_sale'
    order by published_at desc, property.id desc limit 1`,
  )
  const property = `/properties-details/${slug}`
  const desks: Record<string, View> = {
    'home.webp': { path: '/' },
    'results.webp': { path: '/properties?deal=sell' },
    'property.webp': { path: property },
    'results-arabic-dark.webp': { path: '/ar/properties?deal=sell', colorScheme: 'dark' },
  }
  for (const [name, view] of Object.entries(desks)) await write(sharp(await take(browser, product, view)), name)

  const phones: View[] = [
    { path: '/' },
    { path: '/properties?deal=sell' },
    { path: '/properties?deal=sell&view=map' },
    { path: property, colorScheme: 'dark' },
  ]
  const screens: Buffer[] = []
  for (const view of phones) screens.push(await take(browser, product, view, true))
  await writePhones(screens)
})

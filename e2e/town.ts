import type { Browser } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { type Product, runScript, startProduct } from './product.ts'
import type { Environment } from './product-process.ts'
import { waitForJobs } from './waiting-jobs.ts'

// As in npm run dev: over the streets of the demo town.
const streets = { SITE_CURRENCY: 'EUR', MAP_TILES_URL: '/demo-map/town.pmtiles' }

/** The built product with homes of the town and every size of every picture. */
export async function startTown(properties: number, more: Environment = {}): Promise<Product> {
  const product = await startProduct('postgres', { ...streets, ...more })
  try {
    await runScript('apps/server/src/staff.ts', product.environment, ['set', 'appstoreId', '"1234567890"'])
    await runScript('demo-town/content/demo.ts', product.environment, ['--homes', String(properties)])
    console.error('making every size of every picture …')
    await waitForJobs(product, 600)
    return product
  } catch (error) {
    await product.dispose()
    throw error
  }
}

/** The same with a browser to look at it. */
export async function withTown(properties: number, look: (product: Product, browser: Browser) => Promise<void>) {
  const product = await startTown(properties)
  try {
    const browser = await openBrowser()
    try {
      await look(product, browser)
    } finally {
      await browser.close()
    }
  } finally {
    await product.dispose()
  }
}

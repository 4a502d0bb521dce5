import type { Product } from '../../apps/server/src/compose.ts'
import type { Member } from '../../apps/server/src/platform/access.ts'
import { limitConcurrency } from '../../apps/server/src/platform/concurrency.ts'
import type { Town } from '../model/town.ts'
import { addConversations } from './add-conversations.ts'
import { addFavourites } from './add-favourites.ts'
import { addLeads } from './add-leads.ts'
import { addViewings } from './add-viewings.ts'
import { addAgencies } from './add-agencies.ts'
import { addDesk, addListers } from './add-listers.ts'
import { addPackages, makeRoom } from './add-packages.ts'
import { addProjects } from './add-projects.ts'
import { addPromotions } from './add-promotions.ts'
import { addReviews } from './add-reviews.ts'
import { addTownPictures } from './add-town-pictures.ts'
import { addVerification } from './add-verification.ts'
import { chooseCovers } from './choose-covers.ts'
import { addJournal } from './journal/add-journal.ts'
import type { DemoHome } from './demo-home.ts'
import { readPictures } from './pictures.ts'
import { townLabels, townPlaces, townStart } from './places.ts'
import { createPlans } from './plans/create-plans.ts'
import { readCatalogue, toListing } from './to-listing.ts'
import { turnBack } from './turn-back.ts'
import { turnBackDays } from './turn-back-days.ts'
import { turnBackNotifications } from './turn-back-notifications.ts'

type Options = { town: Town; now: number; onProgress?: (done: number) => void }

const postingAtOnce = 3
const viewsAtOnce = 5_000

/** Lets people come to an empty site, list these homes, and live with them for some months. */
export async function fillTown(product: Product, homes: DemoHome[], { town, now, onProgress }: Options) {
  const listerIds = await addListers(product)
  await makeRoom(product, listerIds)
  const deskId = await addDesk(product)
  await addAgencies(product, listerIds)
  await product.gazetteer.add(townPlaces(), townLabels(town))
  await product.settings.set('defaultPlace', townStart(), null)
  const catalogue = await readCatalogue(product)
  const pictures = readPictures()
  const covers = chooseCovers(homes, pictures)
  const plans = await createPlans(homes)
  const desk: Member = { accountId: deskId, permissions: [] }
  let done = 0

  async function live(home: DemoHome): Promise<number> {
    const lister: Member = { accountId: listerIds[home.lister] ?? 0, permissions: [] }
    const shown = covers.get(home)
    if (!shown) throw new Error(`${home.title} has no pictures`)
    const listing = toListing(home, catalogue, { shown, plan: plans.get(home), pictures })
    const { id } = await product.properties.post(lister, listing, { language: home.language })
    await review(product, desk, id, home)
    await sell(product, lister, id, home)
    if (home.fate.end === 'expired') await product.review.end(desk, id)
    await turnBack(product.pool, id, home, now)
    onProgress?.((done += 1))
    return id
  }

  // Postings of one lister wait for each other anyway; and so the newest of each is always the same one.
  const inTurn = limitConcurrency(postingAtOnce)
  const queues = Map.groupBy(homes.entries(), ([, home]) => home.lister)
  const ids: number[] = []
  await Promise.all(
    [...queues.values()].map((queue) =>
      inTurn(async () => {
        for (const [index, home] of queue) ids[index] = await live(home)
      }),
    ),
  )
  await lookAt(product, homes, ids)
  await addFavourites(product, homes, ids, listerIds)
  await addLeads(product, homes, ids, listerIds)
  await addConversations(product, homes, ids, listerIds)
  await addViewings(product, homes, ids, listerIds)
  await addPromotions(product, homes, ids, listerIds)
  await turnBackDays(product.pool)
  for (const ownerId of listerIds) await product.properties.recordListerChange(ownerId)
  await addProjects(product, { listerIds, town, pictures, now })
  await addReviews(product, listerIds[0] ?? 0)
  await addTownPictures(product, deskId, pictures)
  await addVerification(product, listerIds)
  await addPackages(product, { listerIds, now })
  await addJournal(product, { deskId, pictures, now })
  await turnBackNotifications(product.pool)
}

async function review({ review: reviewing }: Product, desk: Member, id: number, { fate }: DemoHome) {
  if (fate.end === 'pending') return
  if (fate.end === 'rejected') await reviewing.reject(desk, id, fate.reason ?? '')
  else await reviewing.approve(desk, id)
}

/** The lister asks for another price, finds somebody, or thinks again. */
async function sell({ properties }: Product, lister: Member, id: number, { fate, facts, price }: DemoHome) {
  const prices = [...fate.earlier.slice(1).map((step) => step.price), price]
  if (fate.earlier.length > 0) {
    for (const next of prices) await properties.update(lister, { id, price: String(next) })
  }
  if (fate.end === 'taken') await properties.setMarketState(lister, id, facts.deal === 'rent' ? 'rented' : 'sold')
  if (fate.end === 'offered' && facts.deal === 'sell') await properties.setMarketState(lister, id, 'under_offer')
  if (fate.end === 'paused') await properties.setActive(lister, id, false)
}

/** Visitors come by, each once a day as the site counts them. */
async function lookAt({ views }: Product, homes: DemoHome[], ids: number[]) {
  let waiting = 0
  for (const [index, { fate }] of homes.entries()) {
    for (let visitor = 0; visitor < fate.views; visitor += 1) {
      const network = `203.${visitor >> 8}.${visitor & 255}.1`
      views.note(ids[index] ?? 0, { network, userAgent: 'a visitor of the demo' })
    }
    waiting += fate.views
    if (waiting < viewsAtOnce) continue
    await views.flush()
    waiting = 0
  }
  await views.flush()
  await views.show()
}

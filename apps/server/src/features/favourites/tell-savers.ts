import type { Db, Tx } from '#platform/db.ts'
import type { Subscriber } from '#platform/events.ts'
import { enqueue, enqueueAll, handle } from '#platform/jobs.ts'
import type { Events } from '../../events.ts'
import type { NewNotification, Notify } from '../notifications/notify.ts'
import { type HomeChange, tellSavers } from './favourites.jobs.ts'
import { findPublic, type IsPublic, listLatest, listSavers } from './savers.repository.ts'

type Deps = { db: Db; isPublic: IsPublic; notify: Notify }
type Name = 'property.price-changed' | 'property.market-changed'

/** As many as one notification call takes. */
const batch = 500

/** Tells those who saved a home when it costs less or is no longer what it was. Nothing of it happens in a request. */
export function createTellSavers({ db, isPublic, notify }: Deps) {
  const tellSome = (told: Parameters<typeof enqueueTold>[1]) =>
    db.transaction().execute(async (tx) => {
      const { eventId, propertyId, change, after } = told
      const home = await findPublic(tx, propertyId, isPublic)
      // What it costs is not for everybody who saved a premium home.
      if (!home || (home.isPremium && change.kind === 'price')) return
      const readers = await listSavers(tx, { propertyId, after, limit: batch })
      const strangers = readers.filter((id) => id !== home.ownerId)
      await notify(tx, ...strangers.map((to) => toNotification(to, { eventId, propertyId, change })))
      const last = readers.at(-1)
      // In the transaction of what was told: nobody is left out, and nobody told again, if this job fails.
      if (last !== undefined && readers.length === batch) await enqueueTold(tx, { ...told, after: last })
    })

  return {
    subscribers: [
      { topic: 'property.price-changed', run: (tx, ids) => begin(tx, 'property.price-changed', ids) },
      { topic: 'property.market-changed', run: (tx, ids) => begin(tx, 'property.market-changed', ids) },
    ] satisfies Subscriber[],
    jobs: [handle(tellSavers, tellSome)],
  }
}

async function begin(tx: Tx, name: Name, propertyIds: number[]) {
  const events = await listLatest(tx, name, propertyIds)
  const told = events.flatMap(({ id: eventId, subjectId: propertyId, detail }) => {
    const change = toChange(name, detail)
    return change ? [{ eventId, propertyId, change, after: 0 }] : []
  })
  await enqueueAll(tx, tellSavers, told)
}

const enqueueTold = (tx: Tx, told: { eventId: number; propertyId: number; change: HomeChange; after: number }) =>
  enqueue(tx, tellSavers, told)

/** Nothing where a home costs more: nobody waits for that. */
function toChange(name: Name, detail: unknown): HomeChange | undefined {
  if (name === 'property.market-changed') {
    return { kind: 'status', status: (detail as Events['property.market-changed']).to }
  }
  const { from, to } = detail as Events['property.price-changed']
  return to < from ? { kind: 'price', beforeMinor: from, nowMinor: to } : undefined
}

type Change = { eventId: number; propertyId: number; change: HomeChange }

function toNotification(to: number, { eventId, propertyId, change }: Change): NewNotification {
  const facts = { to, about: { kind: 'property', id: propertyId }, key: `favourite:${eventId}` }
  if (change.kind === 'status') return { ...facts, kind: 'favourite_status', detail: { status: change.status } }
  const { beforeMinor, nowMinor } = change
  return { ...facts, kind: 'favourite_price', detail: { beforeMinor, nowMinor } }
}

import { canMove, type ListingMove, listingMoves, moveOfEdit, type ReviewState } from '@gable/domain/listing-moves'
import { canMoveMarket, type MarketState, type MarketWish, marketWishes } from '@gable/domain/market-moves'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Member } from '../platform/access.ts'
import type { AppError } from '../platform/errors.ts'
import { insertListings, plainListing } from './listings.ts'
import type { TestServer } from './test-server.ts'

/** What a home should be like after what was done to it, said as plainly as possible. */
type Model = {
  title: string
  reviewState: ReviewState
  market: MarketState
  isActive: boolean
  isOver: boolean
  isDeleted: boolean
  isOwnerIn: boolean
  /** Whether staff let it in since it was last out. */
  isLetIn: boolean
}
type Real = { server: TestServer; id: number; lister: Member; stranger: Member; reviewer: Member }
type Command = fc.AsyncCommand<Model, Real>

const member = (accountId: number): Member => ({ accountId, permissions: [] })

/** A home of somebody new, waiting for review. */
export async function begin(server: TestServer, people: Pick<Real, 'stranger' | 'reviewer'>) {
  const email = `${crypto.randomUUID()}@gable.test`
  const owner = await server.db.insertInto('account').values({ email }).returning('id').executeTakeFirstOrThrow()
  const listing = plainListing(owner.id, { reviewState: 'pending' })
  const [property] = await insertListings(server.db, [listing])
  const real: Real = { server, id: property?.id ?? 0, lister: member(owner.id), ...people }
  await server.db.updateTable('property').set({ description: 'Bright.' }).where('id', '=', real.id).execute()
  const model: Model = {
    title: listing.title,

    reviewState: 'pending',
    market: 'for_sale',
    isActive: true,

    isOver: false,
    isDeleted: false,
    isOwnerIn: true,
    isLetIn: false,
  }
  return { model, real }
}

/** Nothing, or the code of the refusal. */
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: unknown) => (error as AppError).code,
  )

/** One thing that somebody does: what comes of it by the model, and by the server. */
function command(name: string, expected: (model: Model) => string, act: (real: Real) => Promise<unknown>): Command {
  return {
    check: () => true,
    async run(model, real) {
      const wanted = expected(model)
      expect([name, await outcome(act(real))]).toEqual([name, wanted])
      await mustAgree(model, real)
    },
    toString: () => name,
  }
}

/** The home is where the model says, and is shown to exactly those who may see it. */
async function mustAgree(model: Model, { server, id, lister, stranger, reviewer }: Real) {
  const row = await server.db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect([row.reviewState, row.marketState]).toEqual([model.reviewState, model.market])
  const isPublic = model.reviewState === 'approved' && model.isActive && !model.isOver && model.isOwnerIn
  if (row.reviewState === 'approved') expect(model.isLetIn).toBe(true)
  const { get, listCards } = server.product.properties
  const sees = (who: 'all' | 'insiders') => !model.isDeleted && (who === 'insiders' || isPublic)
  const shown = await Promise.all([undefined, stranger, lister, reviewer].map((viewer) => listCards(viewer, [id])))
  const wanted = [sees('all'), sees('all'), sees('insiders'), sees('insiders')]
  expect(shown.map((cards) => cards.length === 1)).toEqual(wanted)
  expect(await outcome(get(stranger, { id }))).toBe(sees('all') ? 'ok' : 'not_found')
}

function move(model: Model, by: ListingMove): string {
  if (model.isDeleted) return 'not_found'
  if (!canMove(by, model.reviewState)) return 'illegal_move'
  model.reviewState = listingMoves[by].to
  model.isLetIn = by === 'approve'
  if (by === 'approve') model.isOver = false
  if (by === 'end') model.isOver = true
  return 'ok'
}

const own = (model: Model, then: () => string) => (model.isDeleted ? 'not_found' : then())

const edit = ({ title, ...changes }: { title?: string; price?: string }) =>
  command(
    `edit ${title ? `the title to ${title}` : 'the price'}`,
    (model) =>
      own(model, () => {
        const isNew = title !== undefined && title !== model.title
        model.title = title ?? model.title
        const by = moveOfEdit(model.reviewState, isNew ? ['title'] : ['price'], { reviewsEdits: true })
        return by ? move(model, by) : 'ok'
      }),
    ({ server, lister, id }) => server.product.properties.update(lister, { id, ...(title && { title }), ...changes }),
  )

const say = (wish: MarketWish) =>
  command(
    `say ${wish}`,
    (model) =>
      own(model, () => {
        const to = marketWishes[wish]
        if (to !== model.market && !canMoveMarket('sell', model.market, to)) return 'illegal_move'
        model.market = to
        return 'ok'
      }),
    ({ server, lister, id }) => server.product.properties.setMarketState(lister, id, wish),
  )

const switchTo = (isActive: boolean) =>
  command(
    `switch ${isActive ? 'on' : 'off'}`,
    (model) =>
      own(model, () => {
        model.isActive = isActive
        return 'ok'
      }),
    ({ server, lister, id }) => server.product.properties.setActive(lister, id, isActive),
  )

const renew = command(
  'renew',
  (model) =>
    own(model, () => {
      if (model.reviewState === 'expired') return move(model, 'renew')
      if (model.reviewState !== 'approved') return 'illegal_move'
      model.isOver = false
      return 'ok'
    }),
  ({ server, lister, id }) => server.product.properties.renew(lister, { id }),
)

const remove = command(
  'delete',
  (model) =>
    own(model, () => {
      model.isDeleted = true
      return 'ok'
    }),
  ({ server, lister, id }) => server.product.properties.delete(lister, id),
)

const restore = command(
  'restore',
  (model) => {
    if (!model.isDeleted) return 'not_found'
    model.isDeleted = false
    return 'ok'
  },
  ({ server, lister, id }) => server.product.properties.restore(lister, id),
)

const timePasses = command(
  'time passes',
  (model) => {
    model.isOver = true
    return 'ok'
  },
  ({ server, id }) =>
    server.db
      .updateTable('property')
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where('id', '=', id)
      .execute(),
)

const standing = (isIn: boolean) =>
  command(
    `the lister is ${isIn ? 'let in' : 'shut out'}`,
    (model) => {
      model.isOwnerIn = isIn
      return 'ok'
    },
    ({ server, lister }) =>
      server.db.updateTable('account').set({ isActive: isIn }).where('id', '=', lister.accountId).execute(),
  )

const staff = (name: 'approve' | 'reject' | 'end') =>
  command(
    `staff ${name}`,
    (model) => move(model, name),
    ({ server: { product }, reviewer, id }) =>
      name === 'reject' ? product.review.reject(reviewer, id, 'No') : product.review[name](reviewer, id),
  )

const attack = (name: string, act: (real: Real) => Promise<unknown>) =>
  command(`a stranger tries to ${name}`, () => 'not_found', act)

export const anyLife = fc.commands(
  [
    edit({ price: '2.00' }),
    ...['One', 'Other'].map((title) => edit({ title })),
    ...(Object.keys(marketWishes) as MarketWish[]).map(say),
    ...[true, false].map(switchTo),
    ...[renew, remove, restore, timePasses],
    ...[true, false].map(standing),
    ...(['approve', 'approve', 'reject', 'end'] as const).map(staff),
    attack('edit', ({ server, stranger, id }) => server.product.properties.update(stranger, { id, price: '9.00' })),
    attack('delete', ({ server, stranger, id }) => server.product.properties.delete(stranger, id)),
    attack('restore', ({ server, stranger, id }) => server.product.properties.restore(stranger, id)),
    attack('renew', ({ server, stranger, id }) => server.product.properties.renew(stranger, { id })),
    attack('switch', ({ server, stranger, id }) => server.product.properties.setActive(stranger, id, true)),
    attack('sell', ({ server, stranger, id }) => server.product.properties.setMarketState(stranger, id, 'sold')),
  ].map((one) => fc.constant(one)),
  { maxCommands: 12 },
)

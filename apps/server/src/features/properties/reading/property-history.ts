import { fromMinor } from '@gable/domain/currency'
import { isTaken, type MarketState } from '@gable/domain/market-moves'
import type { listHistory } from './history.repository.ts'

type Happened = Awaited<ReturnType<typeof listHistory>>[number]
type Listed = { priceMinor: number; currency: string; marketState: MarketState; publishedAt: Date | null }

const dayMs = 86_400_000

/** The prices that everybody could see: nothing from before a home was public. */
export function priceHistory({ priceMinor, currency, publishedAt }: Listed, happened: Happened[]) {
  if (!publishedAt) return []
  const changes = happened.filter(
    ({ name, happenedAt }) => name === 'property.price-changed' && happenedAt > publishedAt,
  )
  const first = changes[0] ? Number(changes[0].detail['from']) : priceMinor
  const steps = [
    { minor: first, at: publishedAt },
    ...changes.map(({ detail, happenedAt }) => ({ minor: Number(detail['to']), at: happenedAt })),
  ]
  return steps.map(({ minor, at }) => ({ price: fromMinor(minor, currency), changedAt: at.toISOString() }))
}

/** Whole days since a home was first public, until it was taken or until now. */
export function daysOnMarket({ marketState, publishedAt }: Listed, happened: Happened[], now = new Date()) {
  if (!publishedAt) return null
  const moved = happened.findLast(({ name }) => name === 'property.market-changed')
  const end = isTaken(marketState) && moved ? moved.happenedAt : now
  return Math.max(0, Math.floor((end.getTime() - publishedAt.getTime()) / dayMs))
}

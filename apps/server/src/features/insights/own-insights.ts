import type { ListingInsights, OwnInsights } from '@gable/contract/own-insights'
import { insightDays } from '@gable/domain/insight-days'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { type Counted, type DayRow, listHomeDays, listListerDays } from './days.repository.ts'

const dayMs = 86_400_000
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const daysFrom = (start: number) => Array.from({ length: insightDays }, (_, at) => toDay(start + at * dayMs))

/** What happened to a lister's homes: thirty days up to today, beside how much it was in the thirty before. */
export function createOwnInsights({ db, now = () => new Date() }: { db: Db; now?: () => Date }) {
  return async function read({ accountId }: Member, ids: number[]): Promise<OwnInsights> {
    const start = Date.parse(toDay(now().getTime())) - (insightDays - 1) * dayMs
    const days = { before: daysFrom(start - insightDays * dayMs), shown: daysFrom(start) }
    const since = toDay(start - insightDays * dayMs)
    const [totals, homes] = await Promise.all([
      listListerDays(db, accountId, since),
      ids.length === 0 ? [] : listHomeDays(db, accountId, ids, since),
    ])
    const byHome = Map.groupBy(homes, ({ propertyId }) => propertyId)
    return {
      since: toDay(start),
      totals: toLines(totals, days),
      // Homes without a row say nothing about whose they are.
      listings: ids.flatMap((id): ListingInsights[] => {
        const rows = byHome.get(id)
        return rows ? [{ propertyId: id, ...toLines(rows, days) }] : []
      }),
    }
  }
}

type Days = { before: string[]; shown: string[] }

function toLines(rows: DayRow[], { before, shown }: Days) {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const line = (counted: Counted) => {
    const read = (day: string) => byDay.get(day)?.[counted] ?? 0
    const days = shown.map(read)
    return { total: sum(days), before: sum(before.map(read)), days }
  }
  return { views: line('views'), likes: line('likes'), interested: line('interested') }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

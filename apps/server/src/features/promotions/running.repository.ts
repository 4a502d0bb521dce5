import { sql } from 'kysely'

/** Its time has come, whether the clock that ends promotions was here already or not. */
export const isOver = sql<boolean>`(advertisement.state = 'running' and advertisement.ends_at <= now())`

export const isRunning = (table = 'advertisement') =>
  sql<boolean>`(${sql.ref(`${table}.state`)} = 'running' and ${sql.ref(`${table}.ends_at`)} > now())`

/** As everybody is told it: what is over has ended. */
export const stateNow = sql`case when ${isOver} then 'ended' else advertisement.state end`

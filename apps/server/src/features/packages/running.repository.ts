import { sql } from 'kysely'

/** Of a grant, by the clock of the statement: what was given since its transaction began counts as well. */
export const isRunning = sql<boolean>`(revoked_at is null
  and starts_at <= statement_timestamp() and expires_at > statement_timestamp())`

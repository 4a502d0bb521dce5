import {
  type AccessMode,
  CamelCasePlugin,
  type IsolationLevel,
  Kysely,
  type LogEvent,
  PostgresDialect,
  type Transaction,
  type TransactionBuilder,
} from 'kysely'
import pg from 'pg'
import type { Tables } from '../tables.ts'
import { runWithAfterwards } from './after-commit.ts'
import { claimKey } from './idempotency.ts'
import { clientNaming, createCommonNames, createMarkedNames } from './prepared-statements.ts'

/** A connection or a transaction: enough for reading. */
export type Db = Kysely<Tables>
/** Only a transaction: what writes asks for this type, so that no part of a change can commit alone. */
export type Tx = Transaction<Tables>

type PoolOptions = {
  url: string
  size: number
  onIdleError: (error: Error) => void
  statementTimeoutMs?: number
  isReadOnly?: boolean
  /**
   * Of the statements that come again and again, their plans are kept, where they are marked and a plan for all values is
   * as good as one for these; or only what was parsed, where each is planned for its values. What has no name is always
   * planned for its values: a plan for any value cannot use an index of some rows only.
   */
  keeps?: 'plans' | 'parses'
}

/** No statement may hang, wait for a lock for long, or leave a transaction open behind a crashed caller. */
export function createPool(options: PoolOptions): pg.Pool {
  const { url, size, onIdleError, statementTimeoutMs = 2_000, isReadOnly = false, keeps = 'plans' } = options
  const pool = new pg.Pool({
    connectionString: url,
    Client: clientNaming(keeps === 'plans' ? createMarkedNames() : createCommonNames()),
    max: size,
    connectionTimeoutMillis: 3_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
    lock_timeout: Math.min(statementTimeoutMs, 1_500),
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    // Compiling a statement takes longer than running it: whatever a page waits for is short.
    options: [
      'jit=off',
      `default_transaction_read_only=${isReadOnly ? 'on' : 'off'}`,
      `plan_cache_mode=${keeps === 'plans' ? 'auto' : 'force_custom_plan'}`,
    ]
      .map((option) => `-c ${option}`)
      .join(' '),
    types: { getTypeParser },
  })
  // The pool replaces a connection that broke while idle, but an unheard error would end the process.
  pool.on('error', onIdleError)
  pool.on('connect', (client) => void client.on('error', onIdleError))
  return pool
}

type DbOptions = {
  onQuery?: (event: LogEvent) => void
  /** False for what is done beside the change that a call is for, such as storing its files first. */
  keepsAnswers?: boolean
}

export function createDb(pool: pg.Pool, { onQuery, keepsAnswers = true }: DbOptions = {}): Db {
  const Database = keepsAnswers ? AnsweringDb : Kysely
  return new Database<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(onQuery ? { log: onQuery } : {}),
  })
}

/** Every transaction asks whether it is the one that a call with an Idempotency-Key is for, and what follows its end. */
class AnsweringDb<Schema extends Tables> extends Kysely<Schema> {
  override transaction() {
    return claiming(super.transaction())
  }
}

/** The builders that its settings return are wrapped as well. What only reads cannot claim a key. */
function claiming<Schema>(builder: TransactionBuilder<Schema>): TransactionBuilder<Schema> {
  const execute = builder.execute.bind(builder)
  const setIsolationLevel = builder.setIsolationLevel.bind(builder)
  const setAccessMode = builder.setAccessMode.bind(builder)
  return Object.assign(builder, {
    execute: <Result>(work: (tx: Transaction<Schema>) => Promise<Result>) =>
      runWithAfterwards<Result>(
        (workThen) => claimKey((workOnce) => execute((tx) => workOnce(tx as unknown as Tx)), workThen),
        (tx) => work(tx as unknown as Transaction<Schema>),
      ),
    setIsolationLevel: (level: IsolationLevel) => claiming(setIsolationLevel(level)),
    setAccessMode: (mode: AccessMode) => (mode === 'read only' ? setAccessMode(mode) : claiming(setAccessMode(mode))),
  })
}

// Ids and minor units are bigint in SQL and stay far below 2^53, so numbers hold them exactly.
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)

const lostConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300'])
/** A statement or a lock took too long, or the disk is full: the same question may be answered a moment later. */
const busy = new Set(['57014', '55P03', '53100', '53200'])
const outOfTime = '57014'
/** Whether a statement was stopped because it took too long. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === outOfTime

const lostMessages =
  /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|query read timeout/i

/** Whether the database was not there or had no time, rather than having said no. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return lostConnection.has(code) || busy.has(code) || code.startsWith('08') || lostMessages.test(error.message)
}

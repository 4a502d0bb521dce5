import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** `text`, or `text?` where it may be null; `any` is whatever a declaration leaves unknown. */
type Columns = Record<string, Record<string, string>>

const kinds: Record<string, string> = {
  ...{ text: 'text', uuid: 'text', character: 'text', 'character varying': 'text' },
  ...{ integer: 'number', smallint: 'number', bigint: 'number', numeric: 'number', real: 'number' },
  ...{ 'double precision': 'number', boolean: 'boolean', bytea: 'bytes', jsonb: 'json', ARRAY: 'list' },
  ...{ 'timestamp with time zone': 'time', date: 'time' },
}

test('every table that the code declares is the table that the migrations make', async () => {
  const declared = declaredColumns()
  const real = await realColumns(server)
  expect(Object.keys(declared).length).toBeGreaterThan(40)
  const lies = Object.entries(declared).flatMap(([table, columns]) =>
    Object.entries(columns)
      .map(([column, kind]) => ({ column: `${table}.${column}`, kind, real: real[table]?.[column] }))
      .filter(({ column, kind, real: made }) => !made || !fits(kind, readAsText.has(column) ? 'text?' : made)),
  )
  expect(lies).toEqual([])
})

test('no constraint is left that new rows alone have to keep', async () => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where not convalidated order by conname`.execute(server.db)
  expect(rows).toEqual([])
})

/** 64 bits do not fit into a number. */
const readAsText = new Set(['media.perceptualHash'])

/** A list may be kept as JSON. */
const fits = (kind: string, made: string) =>
  kind === 'any' || kind === made || (made.startsWith('json') && kind === made.replace('json', 'list'))

async function realColumns({ db }: TestServer): Promise<Columns> {
  const { rows } = await sql<{ tableName: string; columnName: string; dataType: string; isNullable: string }>`
    select table_name, column_name, data_type, is_nullable from information_schema.columns
    where table_schema = 'public'`.execute(db)
  const columns: Columns = {}
  for (const { tableName, columnName, dataType, isNullable } of rows) {
    const kind = `${kinds[dataType] ?? dataType}${isNullable === 'YES' ? '?' : ''}`
    columns[toCamelCase(tableName)] = { ...columns[toCamelCase(tableName)], [toCamelCase(columnName)]: kind }
  }
  return columns
}

const toCamelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** What a row has when it is read, as the compiler understands the declarations. */
function declaredColumns(): Columns {
  const path = fileURLToPath(new URL('rows.virtual.ts', import.meta.url))
  const content = `import type { Selectable } from 'kysely'
    import type { Tables } from './tables.ts'
    export declare const rows: { [Name in keyof Tables]: Selectable<Tables[Name]> }`
  const options: ts.CompilerOptions = {
    strict: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    types: ['node'],
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile, readFile } = host
  host.fileExists = (file) => file === path || fileExists(file)
  host.readFile = (file) => (file === path ? content : readFile(file))
  host.getSourceFile = (file, ...rest) =>
    file === path ? ts.createSourceFile(file, content, options.target as ts.ScriptTarget) : getSourceFile(file, ...rest)
  const program = ts.createProgram([path], options, host)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(path) as ts.SourceFile
  const rows = checker.getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol)[0] as ts.Symbol
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbolAtLocation(symbol, source)
  const columnsOf = (table: ts.Symbol) =>
    Object.fromEntries(
      typeOf(table)
        .getProperties()
        .map((column) => [column.name, describe(checker, typeOf(column))]),
    )
  return Object.fromEntries(
    typeOf(rows)
      .getProperties()
      .map((table) => [table.name, columnsOf(table)]),
  )
}

function describe(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.flags & ts.TypeFlags.Unknown) return 'any'
  const parts = type.isUnion() ? type.types : [type]
  const present = parts.filter(({ flags }) => !(flags & ts.TypeFlags.Null))
  const [kind, ...others] = [...new Set(present.map((part) => kindOf(checker, part)))]
  return `${others.length > 0 ? 'mixed' : kind}${present.length < parts.length ? '?' : ''}`
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.flags & ts.TypeFlags.StringLike) return 'text'
  if (type.flags & ts.TypeFlags.NumberLike) return 'number'
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean'
  if (checker.isArrayType(type)) return 'list'
  const name = type.symbol?.name
  return name === 'Date' ? 'time' : name === 'Buffer' ? 'bytes' : 'json'
}

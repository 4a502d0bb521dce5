import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from './run-command.ts'

/** A program of the newest installed major version, from Debian's folders. */
export function postgresProgram(name: string): string {
  const versionOf = (path: string) => Number(path.split('/').at(-3))
  const initdb = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted((a, b) => versionOf(b) - versionOf(a))[0]
  if (!initdb) throw new Error('PostgreSQL is not installed')
  return join(dirname(initdb), name)
}

/** The answer of one statement as psql prints it, bare. */
export async function queryPostgres(databaseUrl: string, sql: string): Promise<string> {
  const args = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--command', sql, databaseUrl]
  const output = await runCommand(postgresProgram('psql'), args, { environment: { PGCONNECT_TIMEOUT: '30' } })
  return output.trim()
}

import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresProgram, queryPostgres } from './postgres-client.ts'
import { runCommand } from './run-command.ts'
import { developmentCredentials } from './service-addresses.ts'
import type { Service, ServiceContext } from './service.ts'
import { isProcessAlive } from './service-process.ts'

const { role, password, database } = developmentCredentials.postgres

/** fsync stays on: tests kill the server's clients, and the server, and then count what was acknowledged. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  log_min_duration_statement: '1000',
  // A slow statement's values may be a megabyte of listings.
  log_parameter_max_length: '200',
  // After a crash each of some thousand files would be synced by itself, which takes minutes on a slow disk.
  recovery_init_sync_method: 'syncfs',
  log_line_prefix: '%m [%p] %d ',
}

export const postgresService: Service = {
  name: 'postgres',
  address: (ports) => `postgres://${role}:${password}@127.0.0.1:${ports.postgres}/${database}`,
  refusesRoot: true,
  stopSignal: 'SIGINT',
  startTimeoutSeconds: 120,

  async prepare(context) {
    const data = join(context.folder, 'data')
    if (!existsSync(data)) await createCluster(context, data)
    await removeLockOfDeadServer(join(data, 'postmaster.pid'))
    const values = Object.entries({ ...settings, port: String(context.ports.postgres) })
    return {
      command: postgresProgram('postgres'),
      args: ['-D', data, ...values.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    }
  },

  async isHealthy(ports) {
    try {
      await queryPostgres(postgresService.address(ports), 'select 1')
      return true
    } catch {
      return false
    }
  },
}

/** Makes the cluster, its role and its database under another name first, so that a half-made one is never started. */
async function createCluster({ folder, user, report }: ServiceContext, data: string) {
  report('creating the database cluster …')
  const fresh = `${data}.new`
  rmSync(fresh, { recursive: true, force: true })
  const options = { user, cwd: folder }
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, `${password}\n`)
  await runCommand(
    postgresProgram('initdb'),
    [
      ...['-D', fresh, '--username', role, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--data-checksums', '--encoding', 'UTF8', '--locale', 'C.UTF-8'],
    ],
    options,
  )
  await runCommand(postgresProgram('postgres'), ['--single', '-D', fresh, 'postgres'], {
    ...options,
    input: `create database ${database}\n`,
  })
  rmSync(passwordFile)
  renameSync(fresh, data)
}

/**
 * PostgreSQL takes a killed server that nobody has reaped yet for a running one and refuses to start. Some containers
 * never reap; the pause lets the dead server's own children notice and go.
 */
async function removeLockOfDeadServer(lock: string) {
  if (!existsSync(lock)) return
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0])
  if (isProcessAlive(pid)) return
  await sleep(1000)
  rmSync(lock, { force: true })
}

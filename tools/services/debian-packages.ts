import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { findProgram } from './find-program.ts'
import { runCommand } from './run-command.ts'
import type { ServiceName } from './service-addresses.ts'
import { isRoot } from './service-user.ts'

type Need = { name: string; for: ServiceName | 'tests'; isPresent: () => boolean }

const needs: Need[] = [
  {
    name: 'postgresql-15',
    for: 'postgres',
    isPresent: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  },
  {
    name: 'postgresql-15-postgis-3',
    for: 'postgres',
    isPresent: () => globSync('/usr/share/postgresql/*/extension/postgis.control').length > 0,
  },
  { name: 'redis-server', for: 'redis', isPresent: () => findProgram('redis-server') !== undefined },
  {
    name: 'chromium-headless-shell',
    for: 'tests',
    isPresent: () => Boolean(process.env['CHROMIUM_PATH'] || findProgram('chromium-headless-shell')),
  },
  // The worker looks into PDFs with it; without it a stricter reader of our own does.
  { name: 'qpdf', for: 'tests', isPresent: () => findProgram('qpdf') !== undefined },
  // The worker measures voice notes with it and writes them anew.
  { name: 'ffmpeg', for: 'tests', isPresent: () => findProgram('ffmpeg') !== undefined },
  // Looks for what pictures must not tell, with other eyes than ours.
  { name: 'libimage-exiftool-perl', for: 'tests', isPresent: () => findProgram('exiftool') !== undefined },
]

/** The Debian packages that these services lack. */
export function findMissingPackages(names: readonly ServiceName[], forTests = false): string[] {
  // OpenSearch runs as the user that PostgreSQL's package creates, when we are root.
  const wanted = new Set<string>(names)
  if (isRoot() && wanted.has('opensearch')) wanted.add('postgres')
  if (forTests) wanted.add('tests')
  return needs.filter((need) => wanted.has(need.for) && !need.isPresent()).map((need) => need.name)
}

/** Installs them, or says which line to run when we may not. */
export async function installPackages(missing: readonly string[]) {
  if (missing.length === 0) return
  const install = ['install', '-y', '--no-install-recommends', ...missing]
  if (!isRoot()) {
    throw new Error(
      `These Debian packages are missing. Run:\n\n  sudo apt-get update && sudo apt-get ${install.join(' ')}\n`,
    )
  }
  console.error(`packages    installing ${missing.join(', ')} …`)
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update'], { environment })
  await withoutStartingServers(() => runCommand('apt-get', install, { environment }))
}

/** Debian starts a server as soon as it is installed; ours are private, so that one would only be in the way. */
async function withoutStartingServers(install: () => Promise<unknown>) {
  const policy = '/usr/sbin/policy-rc.d'
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await install()
  } finally {
    if (isOurs) rmSync(policy, { force: true })
  }
}

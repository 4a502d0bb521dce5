import { execFileSync } from 'node:child_process'
import { existsSync, globSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findProgram } from './find-program.ts'

export const oldestJavaVersion = 21

export type Jdk = { home: string; version: number }

/** The first that is new enough, in the order given: what somebody chose comes before what merely lies around. */
export function chooseJdk(candidates: readonly Jdk[]): Jdk | undefined {
  return candidates.find((candidate) => candidate.version >= oldestJavaVersion)
}

/** The major version from what `java -version` prints: "21.0.4", "25", and "1.8.0_402" for 8. */
export function parseJavaVersion(output: string): number {
  const [, major, minor] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? []
  return Number(major === '1' ? minor : (major ?? 0))
}

/** Looks in JAVA_HOME, on PATH, then in the system's JVM folder, newest first; only where `isUsable` agrees. */
export function getJdk(isUsable: (home: string) => boolean): Jdk {
  const chosen = [process.env['JAVA_HOME'], homeOfPathJava()].filter((home) => home !== undefined)
  const installed = ['/usr/lib/jvm/*', '/opt/java/*', '/Library/Java/JavaVirtualMachines/*/Contents/Home']
    .flatMap((pattern) => globSync(pattern))
    .map(describeJdk)
    .toSorted((a, b) => b.version - a.version)
  const candidates = [...chosen.map(describeJdk), ...installed].filter(({ home }) => isUsable(join(home, 'bin/java')))
  const jdk = chooseJdk(candidates)
  if (jdk) return jdk
  const found = candidates.filter(({ version }) => version > 0).map(({ home, version }) => `${version} in ${home}`)
  throw new Error(
    `OpenSearch needs a JDK of version ${oldestJavaVersion} or newer; found ${found.join(', ') || 'none'}. ` +
      'Install one (Eclipse Temurin, for instance) and point JAVA_HOME at it.',
  )
}

function homeOfPathJava(): string | undefined {
  const java = findProgram('java')
  return java && dirname(dirname(realpathSync(java)))
}

function describeJdk(home: string): Jdk {
  const java = join(home, 'bin/java')
  if (!existsSync(java)) return { home, version: 0 }
  try {
    const output = execFileSync('/bin/sh', ['-c', '"$0" -version 2>&1', java], { encoding: 'utf8' })
    return { home, version: parseJavaVersion(output) }
  } catch {
    return { home, version: 0 }
  }
}

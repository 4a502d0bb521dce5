import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from './find-program.ts'
import { moduleDescriptor, openSearchModules, openSearchParts, type Part } from './opensearch-parts.ts'
import { runCommand } from './run-command.ts'

/** Lays out an OpenSearch home (lib, modules, agent) in `folder` from Maven artifacts. */
export async function buildOpenSearch(folder: string) {
  const maven = findProgram('mvn')
  if (!maven) throw new Error('Maven is needed to fetch OpenSearch. Run: sudo apt-get install -y maven')
  const poms = join(folder, 'poms')
  writePoms(poms, folder)
  await runCommand(maven, ['--batch-mode', '--quiet', 'dependency:copy-dependencies'], { cwd: poms })
  rmSync(poms, { recursive: true })
  removeSharedJars(folder)
  // The server makes these when they are missing, which it may not do in a cache it only reads.
  for (const name of ['bin', 'plugins', 'extensions']) mkdirSync(join(folder, name))
  for (const module of openSearchModules) {
    writeFileSync(join(folder, 'modules', module.name, 'plugin-descriptor.properties'), moduleDescriptor(module))
  }
}

/** One project per folder under one parent, so that Maven starts only once. */
function writePoms(poms: string, home: string) {
  const names = openSearchParts.map((part) => part.folder.replace('/', '-'))
  mkdirSync(poms, { recursive: true })
  writeFileSync(
    join(poms, 'pom.xml'),
    project('parent', `<modules>${names.map((name) => `<module>${name}</module>`).join('')}</modules>`),
  )
  for (const [index, part] of openSearchParts.entries()) {
    const name = names[index] ?? part.folder
    mkdirSync(join(poms, name))
    writeFileSync(join(poms, name, 'pom.xml'), project(name, partBody(part, join(home, part.folder))))
  }
}

function partBody(part: Part, outputFolder: string): string {
  const dependencies = part.artifacts.map(
    ({ group, artifact, version }) =>
      `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`,
  )
  return `
    <properties>
      <outputDirectory>${outputFolder}</outputDirectory>
      <includeScope>runtime</includeScope>
      <excludeTransitive>${!part.withDependencies}</excludeTransitive>
    </properties>
    <dependencies>${dependencies.join('')}</dependencies>`
}

function project(name: string, body: string): string {
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
    <groupId>gable.services</groupId><artifactId>${name}</artifactId><version>1</version><packaging>pom</packaging>
    ${body}</project>\n`
}

/** A module that brings a jar of the server itself is refused as jar hell. */
function removeSharedJars(home: string) {
  const shared = readdirSync(join(home, 'lib'))
  for (const { name } of openSearchModules) {
    for (const jar of shared) rmSync(join(home, 'modules', name, jar), { force: true })
  }
}

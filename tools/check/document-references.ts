import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const notOurs = new Set(['node_modules', '.services', '.git', 'build', 'storybook-static'])

/** What documents may point at, so that the rules need no disk. */
export type Repository = {
  hasFile: (path: string) => boolean
  /** The names of the scripts of a workspace; the root is `.`. */
  scriptsOf: (workspace: string) => readonly string[]
  headingsOf: (path: string) => readonly string[]
}

/** Every command and every link of a document that leads nowhere. */
export function findDeadReferences(path: string, text: string, repository: Repository): string[] {
  return [...deadScripts(text, repository), ...deadLinks(path, text, repository)]
}

const flag = String.raw`(?: (?:-s|--silent|(?:-w |--workspace=)(?<before>\S+)))*`
const runScript = new RegExp(
  String.raw`npm run${flag} (?<name>[a-z][\w:.-]*)(?: (?:-w |--workspace=)(?<after>[\w/@-]+))?`,
  'g',
)

function deadScripts(text: string, { scriptsOf }: Repository): string[] {
  return [...text.matchAll(runScript)].flatMap(({ groups = {} }) => {
    const workspace = groups['before'] ?? groups['after'] ?? '.'
    // A sentence may end after the name of a script.
    const name = (groups['name'] ?? '').replace(/[.:]+$/, '')
    if (scriptsOf(workspace).includes(name)) return []
    return [`npm run ${name} is no script${workspace === '.' ? '' : ` of ${workspace}`}`]
  })
}

function deadLinks(path: string, text: string, { hasFile, headingsOf }: Repository): string[] {
  return linksOf(text).flatMap((link) => {
    if (/^[a-z][a-z+.-]*:/i.test(link)) return []
    const [file = '', anchor] = decodeURIComponent(link).split('#')
    const target = file === '' ? path : normalize(file.startsWith('/') ? file.slice(1) : join(dirname(path), file))
    if (!hasFile(target)) return [`${link} does not exist`]
    if (anchor === undefined || !target.endsWith('.md') || headingsOf(target).includes(anchor)) return []
    return [`${link} has no such heading`]
  })
}

/** Inline links and pictures, reference definitions, and pictures written in HTML; code is no link. */
function linksOf(text: string): string[] {
  const prose = withoutCode(text).replace(/`[^`\n]*`/g, '')
  const patterns = [
    /\]\(<?([^\s)>]+)>?(?:\s+"[^"]*")?\)/g,
    /^\[[^\]]+\]:\s+(\S+)/gm,
    /<(?:img|a|source)\b[^>]*?\b(?:src|href|srcset)="([^"\s]+)/g,
  ]
  return patterns.flatMap((pattern) => [...prose.matchAll(pattern)].map(([, link = '']) => link))
}

/** The anchors of a document's headings, as forges make them: small letters, dashes for spaces, signs dropped. */
export function anchorsOf(text: string): string[] {
  return [...withoutCode(text).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
}

const withoutCode = (text: string) => text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '')

function openRepository(root: string): Repository {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  return {
    hasFile: (path) => existsSync(join(root, path)),
    scriptsOf: (workspace) => {
      const file = join(workspace, 'package.json')
      if (!existsSync(join(root, file))) return []
      return Object.keys((JSON.parse(read(file)) as { scripts?: object }).scripts ?? {})
    },
    headingsOf: (path) => anchorsOf(read(path)),
  }
}

function main() {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const repository = openRepository(root)
  const files = globSync('**/*.md', { cwd: root, exclude: (path) => notOurs.has(path.split('/').at(-1) ?? '') })
  const dead = files.flatMap((file) =>
    findDeadReferences(file, readFileSync(join(root, file), 'utf8'), repository).map((what) => `${file}: ${what}`),
  )
  if (dead.length === 0) return
  console.log(dead.join('\n'))
  process.exitCode = 1
}

if (import.meta.main) main()

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from './product-process.ts'

const readPaths = () => {
  const source = readFileSync(join(rootFolder, 'apps/web/app/routes.ts'), 'utf8')
  const paths = [...source.matchAll(/route\('([^']+)'/g)].map(([, path = '']) => path)
  if (paths.length === 0) throw new Error('routes.ts names no route')
  return paths.filter((path) => path !== ':lang?')
}

/** The pages whose address has nothing to fill in. */
export const fixedPages = () => ['/', ...readPaths().flatMap((path) => (/[:*]/.test(path) ? [] : [`/${path}`]))]

/** Every address of the site, in both languages, as a page and as the data that a browser asks for while it walks on. */
export function webAddresses(fill: Record<string, string[]>): string[] {
  const pages = readPaths().flatMap((path) => filled(path, fill))
  const all = ['', ...pages].flatMap((path) => [`/${path}`, `/ar/${path}`.replace(/\/$/, '')])
  return all.flatMap((path) => [path, path === '/' ? '/_root.data' : `${path}.data`])
}

function filled(path: string, fill: Record<string, string[]>): string[] {
  const hole = /[:*][a-z]*\??/i.exec(path)?.[0]
  if (!hole) return [path]
  const values = fill[hole]
  if (!values) throw new Error(`e2e/canary.test.ts has to say what ${hole} of /${path} is filled with`)
  return values.flatMap((value) => filled(path.replace(hole, value), fill))
}

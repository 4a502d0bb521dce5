import type { BuiltInCode } from './languages.ts'
import type { Texts } from './translate.ts'

/** What the texts are sorted into: a file of each language. */
export const namespaces = [
  'accounts',
  'agencies',
  'agents',
  'articles',
  'blocks',
  'calculators',
  'chat',
  'checkout',
  'common',
  'compare',
  'contact',
  'detail',
  'errors',
  'favourites',
  'feed',
  'hidden',
  'invoices',
  'leads',
  'legal',
  'limits',
  'lists',
  'mail',
  'notices',
  'notifications',
  'own',
  'packages',
  'places',
  'posting',
  'projects',
  'promotions',
  'properties',
  'reasons',
  'reports',
  'results',
  'search',
  'shell',
  'shortlists',
  'staff',
  'success',
  'suggestions',
  'transactions',
  'transfers',
  'translations',
  'verification',
  'viewings',
] as const
export type Namespace = (typeof namespaces)[number]

/** Read when they are asked for: all of them are more than a megabyte. */
export async function loadBuiltInTexts(language: BuiltInCode, namespace: Namespace): Promise<Texts> {
  const module = (await import(`./${language}/${namespace}.ts`)) as Record<string, Texts>
  return module[namespace] ?? {}
}

export async function loadAllBuiltInTexts(language: BuiltInCode): Promise<Record<Namespace, Texts>> {
  const loaded = namespaces.map(async (name) => [name, await loadBuiltInTexts(language, name)] as const)
  return Object.fromEntries(await Promise.all(loaded)) as Record<Namespace, Texts>
}

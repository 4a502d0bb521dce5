import { findPrivateTags } from '../tools/exiftool/private-tags.ts'
import { tagsOf } from '../tools/exiftool/tags-of.ts'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { openObjectStore } from './object-store.ts'

const servedKeys = `
  select 'media/' || media.id || '/' || wide || '.' || format
    from media, unnest(widths) as wide, unnest('{avif,webp,jpg}'::text[]) as format where processed_at is not null
  union all
  select served_key from document where served_key is not null`
const originalKeys = `select original_key from media where processed_at is not null`

/** Asks the database of a product which files there are and takes them from the store, as whoever runs it could. */
async function fetchAll(databaseUrl: string, keys: string): Promise<Map<string, Buffer>> {
  const rows = (await queryPostgres(databaseUrl, keys)).split('\n').filter(Boolean)
  const store = openObjectStore()
  const files = new Map<string, Buffer>()
  for (const key of rows) {
    const bytes = await store.find(key)
    if (bytes) files.set(key.replaceAll('/', '_'), bytes)
  }
  store.close()
  return files
}

/** Every byte that the product serves as a picture or a paper must be silent about its camera, its place, its owner. */
export async function expectSilence(databaseUrl: string) {
  const tags = await findPrivateTags(await fetchAll(databaseUrl, servedKeys))
  if (tags.length > 0) throw new Error(`What is served tells more than it shows:\n${tags.join('\n')}`)
}

/** How many of the pictures told where they were taken when they came: without them silence proves nothing. */
export async function countOriginalsWithPrivateTags(databaseUrl: string): Promise<number> {
  const tags = Object.values(await tagsOf(await fetchAll(databaseUrl, originalKeys)))
  return tags.filter((ofFile) => ofFile.some((tag) => tag.startsWith('GPS:'))).length
}

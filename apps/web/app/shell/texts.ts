import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { isLanguageCode } from '@gable/i18n/languages'
import { coreNamespaces, type Messages } from '#app/shared/i18n/messages.ts'
import { type Edition, findEdition, refreshLanguages } from './site-texts.server.ts'
import type { Route } from './+types/texts'

/**
 * The texts of a page, by the edition that it was drawn with: its address never means other texts, so browsers keep it.
 * An edition that this process has not heard of was made by another one a moment ago.
 */
export async function loader({ request, params: { language, version, file } }: Route.LoaderArgs) {
  await refreshLanguages()
  if (!isLanguageCode(language)) return new Response(null, { status: 404 })
  let edition = await findEdition(language, version)
  if (edition.version !== version) {
    await refreshLanguages({ isForced: true })
    edition = await findEdition(language, version)
  }
  const texts = pick(edition, file.replace(/\.js$/, ''))
  if (!texts) return new Response(null, { status: 404 })
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': edition.version === version ? 'public, max-age=31536000, immutable' : 'no-store',
    vary: 'accept-encoding',
  }
  const script = `export default ${JSON.stringify(texts)}`
  if (!/\bbr\b/.test(request.headers.get('accept-encoding') ?? '')) return new Response(script, { headers })
  const packed = await packOnce(edition, file, script)
  return new Response(packed, { headers: { ...headers, 'content-encoding': 'br' } })
}

function pick({ messages }: Edition, name: string): object | undefined {
  if (name === 'core') return Object.fromEntries(coreNamespaces.map((one) => [one, messages[one]]))
  return Object.hasOwn(messages, name) ? messages[name as keyof Messages] : undefined
}

const compress = promisify(brotliCompress)
const packedFiles = new WeakMap<Edition, Map<string, Promise<Uint8Array<ArrayBuffer>>>>()

/** Every new visitor asks for the same few files. */
function packOnce(edition: Edition, file: string, script: string): Promise<Uint8Array<ArrayBuffer>> {
  const files = packedFiles.get(edition) ?? new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  packedFiles.set(edition, files)
  const packed = files.get(file) ?? pack(script)
  files.set(file, packed)
  return packed
}

async function pack(script: string): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return new Uint8Array(await compress(script, { params }))
}

import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { developmentCredentials, serviceEnvironment } from '../../../../tools/services/service-addresses.ts'
import { createFileStore, type FileStore } from './files.ts'

const { S3_ENDPOINT: endpoint } = serviceEnvironment()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gable-files-'))
})
afterAll(() => rm(folder, { recursive: true }))

const inFolder = () => createFileStore({ kind: 'folder', folder: join(folder, 'store') })
const inS3 = () => createFileStore({ kind: 's3', endpoint, ...developmentCredentials.s3 })
const newKey = () => `test/${randomUUID()}/320.webp`
const drivers: [string, () => FileStore][] = [
  ['folder', inFolder],
  ['s3', inS3],
]

describe.each(drivers)('a store in %s', (_, open) => {
  let store: FileStore
  beforeAll(() => {
    store = open()
  })
  afterAll(() => store.close())
  const read = async (key: string) => {
    const found = await store.find(key)
    return found && { bytes: await buffer(found.body), sizeBytes: found.sizeBytes }
  }

  test('gives back what was put, byte by byte and with its size', async () => {
    const [key, bytes] = [newKey(), randomBytes(300_000)]
    await store.put(key, bytes, 'image/webp')
    expect(await read(key)).toEqual({ bytes, sizeBytes: bytes.length })
    expect(await store.has(key)).toBe(true)
  })

  test('takes a file from the disk and leaves it there', async () => {
    const [key, bytes, path] = [newKey(), randomBytes(70_000), join(folder, randomUUID())]
    await writeFile(path, bytes)
    await store.putFile(key, path, 'image/webp')
    expect((await read(key))?.bytes).toEqual(bytes)
    await store.putFile(key, path, 'image/webp')
  })

  // Those of megabytes go over connections of their own, which the store closes as soon as it has answered.
  test.each([
    [600, 23_000],
    [150, 3_000_000],
  ])(
    'takes %d files of %d bytes one after another: none waits, none keeps its connection',
    async (count, sizeBytes) => {
      const path = join(folder, randomUUID())
      await writeFile(path, randomBytes(sizeBytes))
      const keys = Array.from({ length: count }, newKey)
      for (const key of keys) await store.putFile(key, path, 'image/webp')
      expect(await read(keys.at(-1) ?? '')).toMatchObject({ sizeBytes })
      await store.remove(keys)
    },
  )

  test('knows nothing of what nobody put', async () => {
    expect(await store.find(newKey())).toBeUndefined()
    expect(await store.has(newKey())).toBe(false)
  })

  test('puts the same key again over what was there', async () => {
    const key = newKey()
    await store.put(key, Buffer.from('first'), 'text/plain')
    await store.put(key, Buffer.from('second'), 'text/plain')
    expect((await read(key))?.bytes.toString()).toBe('second')
  })

  test('removes many at once, those that are gone included', async () => {
    const keys = Array.from({ length: 5 }, newKey)
    for (const key of keys.slice(1)) await store.put(key, Buffer.from('x'), 'text/plain')
    await store.remove(keys)
    await store.remove(keys)
    await store.remove([])
    expect(await Promise.all(keys.map((key) => store.find(key)))).toEqual(keys.map(() => undefined))
  })
})

test.each(['../x/y', 'a/../../x', '/etc/passwd', 'a/.hidden', 'a/b\0c', 'A/b', 'a', ''])(
  'T42 a folder has no place for %j',
  async (key) => {
    const store = inFolder()
    await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('no key')
    expect(await readdir(folder)).not.toContain('x')
    store.close()
  },
)

test('T43 S3 tells strangers neither what it holds nor what is in it', async () => {
  const [store, key] = [inS3(), newKey()]
  await store.put(key, Buffer.from('secret'), 'text/plain')
  const { bucket } = developmentCredentials.s3
  for (const path of ['', `/${bucket}`, `/${bucket}?list-type=2`, `/${bucket}/${key}`]) {
    expect((await fetch(endpoint + path)).status).toBe(403)
  }
  store.close()
})

test('a store that answers and hangs up before it has read the file keeps nobody waiting', async () => {
  const hasty = createServer((_, reply) => reply.end())
  // A file of this size is announced first: the store may answer without having asked for it.
  hasty.on('checkContinue', (_, reply) => reply.setHeader('connection', 'close').end())
  await once(hasty.listen(0, '127.0.0.1'), 'listening')
  const { port } = hasty.address() as AddressInfo
  const path = join(folder, randomUUID())
  await writeFile(path, randomBytes(3_000_000))
  const store = createFileStore({ kind: 's3', ...developmentCredentials.s3, endpoint: `http://127.0.0.1:${port}` })
  await expect(store.putFile(newKey(), path, 'image/webp')).resolves.toBeUndefined()
  store.close()
  hasty.close()
})

import { sql } from 'kysely'
import { photo } from '../../test/test-server.ts'
import type { World } from './object-states.ts'
import { sendOverSocket } from './over-socket.ts'

export const tus = { 'tus-resumable': '1.0.0' }
export const tusPiece = { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }

async function begin({ server, lister }: World, sizeBytes: number) {
  const { token } = await server.addSession(lister.id)
  const authorization = `Bearer ${token}`
  const { headers } = await sendOverSocket(server.app, {
    method: 'POST',
    url: '/api/uploads',
    headers: { ...tus, authorization, 'upload-length': String(sizeBytes) },
  })
  return { id: String(headers['location']).split('/').at(-1) ?? '', authorization }
}

async function finish(world: World) {
  const payload = Buffer.from(await (await photo()).arrayBuffer())
  const { id, authorization } = await begin(world, payload.length)
  const headers = { ...tusPiece, authorization }
  await sendOverSocket(world.server.app, { method: 'PATCH', url: `/api/uploads/${id}`, headers, payload })
  return { id }
}

/** Uploads of the lister, made in the words of the protocol. */
export const upload = {
  begun: async (world: World) => ({ id: (await begin(world, 1_000)).id }),
  finished: finish,
  expired: async (world: World) => {
    const { id } = await finish(world)
    const expiresAt = sql<Date>`now() - interval '1 second'`
    await world.server.db.updateTable('upload').set({ expiresAt }).where('id', '=', id).execute()
    return { id }
  },
  'never there': async () => ({ id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }),
}

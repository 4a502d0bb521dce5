import { updateProfile } from '@gable/contract/accounts'
import type { Client } from '@gable/contract/client'
import sharp from 'sharp'
import type { Visitor } from './visitor.ts'

const facts = { name: 'Inês Carvalho', mobile: '+351912345678', address: 'Rua das Flores 1, Porto' }

/** What a profile must hold before its owner may list anything. */
export async function completeProfile(call: Client) {
  await call(updateProfile, {
    ...facts,
    profilePicture: new File([await portrait()], 'me.jpg', { type: 'image/jpeg' }),
  })
}

/** The same from a browser that is signed in: its cookie goes along. */
export async function completeOwnProfile({ context, page }: Pick<Visitor, 'context' | 'page'>) {
  const { origin } = new URL(page.url())
  const profile = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await portrait()) }
  const reply = await context.request.post(`${origin}/api/update_profile`, {
    headers: { origin },
    multipart: { ...facts, profile },
  })
  if (!reply.ok()) throw new Error(`The profile was not taken: ${reply.status()}`)
}

async function portrait(): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width: 200, height: 200, channels: 3, background: '#b24622' } })
  return new Uint8Array(await image.jpeg().toBuffer())
}

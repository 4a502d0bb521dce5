import { updateProfile } from '@gable/contract/accounts'
import { toFormData } from '@gable/contract/form'
import { sendMessage } from '@gable/contract/chats'
import { postProperty, updateProperty } from '@gable/contract/posting'
import { postProject } from '@gable/contract/projects'
import * as z from 'zod'
import { createCast } from '../test/cast.ts'
import { newProject } from '../test/projects.ts'
import { newListing, type TestServer } from '../test/test-server.ts'
import type { FileField } from './file-fields.ts'

export type FileForm = { url: string; type: string; bytes: Buffer<ArrayBuffer> }

/** Forms with a file in any field of any call, and with all that the call needs besides. */
export function createFileForms(server: TestServer) {
  const listingIds = new Map<string, Promise<number>>()
  const postListing = async (token: string) => (await server.callAs(token)(postProperty, await newListing())).data.id
  const ownListing = (token: string) => {
    const posted = listingIds.get(token) ?? postListing(token)
    listingIds.set(token, posted)
    return posted
  }

  // Made once: the photograph in them takes longer than all the rest.
  const [listing, project] = [once(newListing), once(newProject)]
  const somebodyElse = once(async () => {
    const cast = await createCast(server)
    return { receiver_id: cast.lister.id, property_id: (await cast.publish()).id }
  })
  /** A new call with files is missing here until somebody says what it needs. */
  const otherFields: Record<string, (token: string) => Promise<object>> = {
    [updateProfile.path]: async () => ({ name: 'Ada' }),
    [postProperty.path]: async () => z.encode(postProperty.input, await listing()),
    [updateProperty.path]: async (token) => ({ id: await ownListing(token) }),
    [postProject.path]: async () => z.encode(postProject.input, await project()),
    [sendMessage.path]: somebodyElse,
  }
  return async ({ call, name, isList }: FileField, token: string, file: Blob): Promise<FileForm> => {
    const others = otherFields[call.path]
    if (!others) throw new Error(`Add what ${call.path} needs to otherFields`)
    const fields = { ...(await others(token)), [name]: isList ? [inside(name, file)] : file }
    const form = new Response(toFormData(fields))
    const bytes = Buffer.from(await form.arrayBuffer())
    return { url: `/api${call.path}`, type: form.headers.get('content-type') ?? '', bytes }
  }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

/** A floor plan is a file with its title. */
const inside = (name: string, file: Blob) => (name === 'plans' ? { title: 'Ground floor', document: file } : file)

import { sendBankTransferReceipt } from '@gable/contract/bank-transfers'
import { updateProfile } from '@gable/contract/accounts'
import { createAgency, updateAgency } from '@gable/contract/agencies'
import { addArticlePicture } from '@gable/contract/articles'
import { toFormData } from '@gable/contract/form'
import { sendMessage } from '@gable/contract/chats'
import { postProperty, updateProperty } from '@gable/contract/posting'
import { postProject } from '@gable/contract/projects'
import { applyForVerification } from '@gable/contract/verification'
import * as z from 'zod'
import { hashToken } from '../features/accounts/sign-in-code.ts'
import { createCast } from '../test/cast.ts'
import { bankAccount } from '../test/payments.ts'
import { newProject } from '../test/projects.ts'
import { newListing, type TestServer } from '../test/test-server.ts'
import type { FileField } from './file-fields.ts'
import { addVerificationField } from './world/agent-objects.ts'

export type FileForm = { url: string; type: string; bytes: Buffer<ArrayBuffer> }

/** Somebody who may send it. */
export const addSender = (server: TestServer, { call }: FileField) =>
  server.addMember(call.access.startsWith('staff:') ? { staffRole: 'owner' } : {})

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
  const paperField = once(async () => (await addVerificationField({ server }, null, 'file')).id)
  /** A floor plan is a file with its title, an answer one with its question. */
  async function inside(name: string, file: Blob) {
    if (name === 'plans') return { title: 'Ground floor', document: file }
    return name === 'form_fields' ? { id: await paperField(), value: file } : file
  }
  /** A new call with files is missing here until somebody says what it needs. */
  const otherFields: Record<string, (token: string) => Promise<object>> = {
    [updateProfile.path]: async () => ({ name: 'Ada' }),
    [postProperty.path]: async () => z.encode(postProperty.input, await listing()),
    [updateProperty.path]: async (token) => ({ id: await ownListing(token) }),
    [postProject.path]: async () => z.encode(postProject.input, await project()),
    [sendMessage.path]: async () => {
      await server.db.deleteFrom('rateWindow').where('key', 'like', 'chat%').execute()
      return somebodyElse()
    },
    // Whoever has applied waits for an answer: here nobody has, and nobody too often.
    [applyForVerification.path]: async () => {
      await server.db.deleteFrom('verification').execute()
      await server.db.deleteFrom('rateWindow').where('key', 'like', 'verify:%').execute()
      return {}
    },
    [sendBankTransferReceipt.path]: (token) => addTransfer(server, token),
    [addArticlePicture.path]: () => addDraft(server),
    [createAgency.path]: async () => {
      await leaveAgencies(server)
      return { name: 'Quay Homes' }
    },
    [updateAgency.path]: async (token) => {
      await leaveAgencies(server)
      await server.callAs(token)(createAgency, { name: 'Quay Homes' })
      return {}
    },
  }
  return async ({ call, name, isList }: FileField, token: string, file: Blob): Promise<FileForm> => {
    const others = otherFields[call.path]
    if (!others) throw new Error(`Add what ${call.path} needs to otherFields`)
    const fields = { ...(await others(token)), [name]: isList ? [await inside(name, file)] : file }
    const form = new Response(toFormData(fields))
    const bytes = Buffer.from(await form.arrayBuffer())
    return { url: `/api${call.path}`, type: form.headers.get('content-type') ?? '', bytes }
  }
}

/** Of whoever sends it, on a site that takes transfers and sells nothing. */
async function addTransfer({ db, product }: TestServer, token: string) {
  await product.settings.set('bankAccount', bankAccount, null)
  const sender = db.selectFrom('session').select('accountId').where('tokenHash', '=', hashToken(token))
  const { accountId } = await sender.executeTakeFirstOrThrow()
  const offered = { names: '{"en": "Starter"}', durationDays: 30, isActive: false }
  const sold = db.insertInto('package').values({ ...offered, priceMinor: 1_900, currency: 'EUR' })
  const { id: packageId } = await sold.returning('id').executeTakeFirstOrThrow()
  const { reference } = await db
    .insertInto('payment')
    .values({ accountId, packageId, method: 'bank_transfer', amountMinor: 1_900, currency: 'EUR' })
    .returning('reference')
    .executeTakeFirstOrThrow()
  return { payment_transaction_id: reference }
}

/** Nobody has two of them, and nobody founds many a day. */
async function leaveAgencies({ db }: TestServer) {
  await db.deleteFrom('agency').execute()
  await db.deleteFrom('rateWindow').where('key', 'like', 'agency-new:%').execute()
}

/** Another one each time: an article has only so many pictures. */
async function addDraft({ db }: TestServer) {
  const topic = { kind: 'article' as const, slug: crypto.randomUUID(), names: '{"en": "Buying"}' }
  const { id: topicId } = await db.insertInto('contentTopic').values(topic).returning('id').executeTakeFirstOrThrow()
  const article = { topicId, slug: crypto.randomUUID(), publishedAt: null }
  return db.insertInto('article').values(article).returning('id').executeTakeFirstOrThrow()
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { requestCode, verifyCode } from '@gable/contract/accounts'
import type { Input } from '@gable/contract/call'
import { ApiError, createClient } from '@gable/contract/client'
import { postProperty } from '@gable/contract/posting'
import sharp from 'sharp'
import { completeProfile } from '../complete-profile.ts'
import { readCode } from '../mailbox.ts'
import type { Random } from './random.ts'

type Listing = Input<typeof postProperty>

/** What a client knows of one home it posted. */
export type Posting = {
  key: string
  title: string
  accountId: number
  pictures: number
  answer?: Answer
  tries: number
}
type Answer = { id: number; slug: string }

export type PostingClient = Awaited<ReturnType<typeof createPostingClient>>

/** A member who posts homes one after another, and each one again under its key until it is acknowledged. */
export async function createPostingClient(apiUrl: string, email: string) {
  const baseUrl = `${apiUrl}/api`
  const visitor = createClient({ baseUrl })
  await visitor(requestCode, { email })
  const { data } = await visitor(verifyCode, { email, code: await readCode(email) })
  const token = data.token ?? ''
  const call = createClient({ baseUrl, readToken: () => token })
  await completeProfile(call)
  const progress = new EventEmitter<{ posting: [] }>()

  return {
    progress,
    /** Posts until told otherwise; what it began it finishes. */
    async post(random: Random, isOver: () => boolean): Promise<Posting[]> {
      const ledger: Posting[] = []
      while (!isOver()) {
        const key = crypto.randomUUID()
        const listing = await newListing(`${email} ${ledger.length}`)
        const posting: Posting = { key, title: listing.title, accountId: data.user.id, pictures: 2, tries: 0 }
        ledger.push(posting)
        await postUntilAcknowledged(posting, listing)
        await sleep(random.between(50, 300))
      }
      return ledger
    },
  }

  async function postUntilAcknowledged(posting: Posting, listing: Listing) {
    while (!posting.answer) {
      posting.tries++
      progress.emit('posting')
      try {
        const { id, slug } = (await call(postProperty, listing, { idempotencyKey: posting.key })).data
        posting.answer = { id, slug }
      } catch (error) {
        if (!(error instanceof ApiError) || !isWorthRetrying(error)) throw error
        await sleep(100)
      }
    }
  }
}

/** Nobody there, a connection cut in the middle of an answer, or a server that says "later". */
const isWorthRetrying = ({ status }: ApiError) => status === 0 || status >= 500 || status === 429

async function newListing(title: string): Promise<Listing> {
  // One that nobody else has, and one that is kept once for all of them.
  const ownColour = `#${randomBytes(3).toString('hex')}`
  const [titleImage, galleryImage] = await Promise.all([smallPhoto(ownColour), smallPhoto('#c98b2b')])
  return {
    title,
    description: 'Posted while servers die.',
    price: '100000',
    deal: 'sell',
    categoryId: 1,

    city: 'Porto',
    state: 'Porto District',
    country: 'Portugal',
    address: 'Rua das Flores 1, Porto',

    latitude: 41.15,
    longitude: -8.61,
    titleImage,
    galleryImages: [galleryImage],
  }
}

async function smallPhoto(background: string): Promise<Blob> {
  const image = sharp({ create: { width: 200, height: 150, channels: 3, background } })
  return new File([new Uint8Array(await image.jpeg().toBuffer())], 'photo.jpg', { type: 'image/jpeg' })
}

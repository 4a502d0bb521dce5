import type { Call } from '@gable/contract/call'
import { sendMessage } from '@gable/contract/chats'
import { confirmEnquiry, sendEnquiry } from '@gable/contract/enquiries'
import { changeInterest, getInterestedUsers, getLead, getLeads, showNumber } from '@gable/contract/leads'
import { getNotifications } from '@gable/contract/notifications'
import { addViewingFeedback, answerViewing, getViewings, requestViewing } from '@gable/contract/viewings'
import type { ViewingAnswer } from '@gable/domain/viewing-moves'
import { sql } from 'kysely'
import { solveChallenge } from '../../test/enquiries.ts'
import { messagesTo } from '../../test/mailbox.ts'
import { samplePdf } from '../../test/sample-pdf.ts'
import { soundFile } from '../../test/sound-file.ts'
import type { Scene, Side } from './scene.ts'

/**
 * One way in which one of two people reaches the other or learns how to. `reach` answers what got there: nothing, or a
 * refusal, where contact is closed.
 */
export type Path = {
  name: string
  calls: Call[]
  by: Side
  /** What was there before somebody blocked. */
  prepare?: (scene: Scene) => Promise<unknown>
  reach: (scene: Scene) => Promise<unknown>
}

const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)
const tomorrow = (hours = 24) => new Date(Date.now() + hours * 3_600_000).toISOString()

const say =
  (what: () => Promise<object>, home: 'propertyId' | 'otherHomeId' = 'propertyId') =>
  async ({ from, to, ...scene }: Scene) =>
    from.call(sendMessage, { accountId: to.id, propertyId: scene[home], ...(await what()) })

const messages = (by: Side): Path[] => [
  { name: 'a message', calls: [sendMessage], by, reach: say(async () => ({ text: 'Hello' })) },
  {
    ...{ name: 'a picture or paper', calls: [sendMessage], by },
    reach: say(async () => ({ file: fileOf(samplePdf(), 'plan.pdf') })),
  },
  {
    ...{ name: 'a voice note', calls: [sendMessage], by },
    reach: say(async () => ({ audio: fileOf(await soundFile({ seconds: 1 }), 'a.webm'), audioSeconds: 1 })),
  },
  {
    ...{ name: 'a mail about what was not read', calls: [], by },
    prepare: say(async () => ({ text: 'Are you there?' })),
    async reach({ server, to }) {
      await sql`update chat_participant set untold_since = untold_since - interval '11 minutes'`.execute(server.db)
      await server.product.jobs.find(({ name }) => name === 'chat.tell-unread')?.run({})
      await server.runJobs()
      return (await messagesTo(to.email)).length
    },
  },
  {
    ...{ name: 'that somebody is writing', calls: [], by },
    prepare: ({ openPages }) => openPages(),
    async reach({ from, to, chatId, type, watch, hear }) {
      type(from, chatId)
      await watch(from, chatId)
      return (await hear(to)).filter(({ event }) => event === 'typing').length
    },
  },
  {
    ...{ name: 'that somebody is there', calls: [], by },
    prepare: ({ openPages }) => openPages(),
    async reach({ from, to, chatId, watch, hear }) {
      await watch(to, chatId)
      await watch(from, chatId)
      return (await hear(to)).filter(({ event, value }) => event === 'presence' && isThere(value)).length
    },
  },
]

const isThere = (value: unknown) =>
  typeof value === 'object' && value !== null && 'isOnline' in value && value.isOnline === true

const request = ({ visitor, propertyId }: Scene) =>
  visitor.call(requestViewing, { propertyId, startsAt: tomorrow(), isProposal: true, message: 'May I come?' })
const idOfViewing = async ({ visitor }: Scene) =>
  (await visitor.call(getViewings, { side: 'visitor' })).data[0]?.id ?? 0
const propose = async (scene: Scene) => {
  await request(scene)
  return scene.lister.call(answerViewing, { id: await idOfViewing(scene), answer: 'move', startsAt: tomorrow(30) })
}

const answer = (by: Side, what: ViewingAnswer, prepare: NonNullable<Path['prepare']>): Path => ({
  ...{ name: `to ${what} a viewing`, calls: [answerViewing], by, prepare },
  reach: async (scene) =>
    scene.from.call(answerViewing, {
      id: await idOfViewing(scene),
      answer: what,
      startsAt: tomorrow(40),
      reason: 'So',
    }),
})

const share = ({ visitor, propertyId }: Scene) => visitor.call(changeInterest, { propertyId, sharesContact: true })
const ask = (scene: Scene, email: string) =>
  scene.visitor.call(sendEnquiry, {
    ...{ propertyId: scene.propertyId, name: 'Sofia', email, message: 'Is it quiet?' },
    ...solveChallenge(scene.server),
  })

/** Every way there is. A new one belongs here; the test beside it names the calls that are none. */
export const contactPaths: Path[] = [
  ...messages('visitor'),
  ...messages('lister'),
  {
    ...{ name: 'a first message about another home', calls: [sendMessage], by: 'visitor' },
    reach: say(async () => ({ text: 'And this one?' }), 'otherHomeId'),
  },
  {
    ...{ name: 'an interest', calls: [changeInterest], by: 'visitor' },
    reach: ({ visitor, propertyId }) => visitor.call(changeInterest, { propertyId }),
  },
  {
    ...{ name: 'the number of a lister, also for WhatsApp', calls: [showNumber], by: 'visitor' },
    reach: ({ visitor, propertyId }) => visitor.call(showNumber, { propertyId }),
  },
  {
    ...{ name: 'an enquiry', calls: [sendEnquiry], by: 'visitor' },
    reach: (scene) => ask(scene, scene.visitor.email),
  },
  {
    ...{ name: 'an enquiry whose address is proven only now', calls: [confirmEnquiry], by: 'visitor' },
    prepare: (scene) => ask(scene, scene.visitor.email),
    async reach({ server, visitor }) {
      await server.runJobs()
      const mails = await messagesTo(visitor.email)
      const [, token = ''] = mails.flatMap(({ text }) => /confirm-enquiry#(\S+)/.exec(text) ?? [])
      return server.visitor.call(confirmEnquiry, { token })
    },
  },
  {
    ...{ name: 'the address that a member shares', calls: [getInterestedUsers], by: 'lister', prepare: share },
    reach: async ({ lister, propertyId }) => (await lister.call(getInterestedUsers, { propertyId })).data[0]?.email,
  },
  {
    ...{ name: 'the same among leads', calls: [getLeads, getLead], by: 'lister', prepare: share },
    async reach({ lister, propertyId }) {
      const [lead] = (await lister.call(getLeads, { propertyId })).data
      return lead && `${lead.email}${(await lister.call(getLead, { id: lead.id })).data.email}`
    },
  },
  { name: 'a viewing that is asked for', calls: [requestViewing], by: 'visitor', reach: request },
  ...(['confirm', 'decline', 'move'] as const).map((what) => answer('lister', what, request)),
  ...(['confirm', 'decline', 'move'] as const).map((what) => answer('visitor', what, propose)),
  answer('lister', 'cancel', propose),
  answer('visitor', 'cancel', request),
  {
    ...{ name: 'what a visitor thought of a viewing', calls: [addViewingFeedback], by: 'visitor' },
    async prepare(scene) {
      await request(scene)
      await sql`update viewing set state = 'confirmed', is_held = true, starts_at = now() - interval '2 hours',
        ends_at = now() - interval '1 hour' where visitor_id = ${scene.visitor.id}`.execute(scene.server.db)
    },
    reach: async (scene) =>
      scene.visitor.call(addViewingFeedback, {
        id: await idOfViewing(scene),
        rating: 1,
        feedback: 'I know where you live',
      }),
  },
  {
    ...{ name: 'a reminder of a viewing', calls: [], by: 'visitor' },
    async prepare(scene) {
      await request(scene)
      await scene.lister.call(answerViewing, { id: await idOfViewing(scene), answer: 'confirm' })
    },
    async reach({ server, lister, visitor }) {
      await sql`update viewing set starts_at = now() + interval '50 minutes', remind_at = now() - interval '1 minute'
        where visitor_id = ${visitor.id} and state = 'confirmed'`.execute(server.db)
      await server.product.jobs.find(({ name }) => name === 'viewings.clock')?.run({})
      return (await lister.call(getNotifications, {})).data.filter(({ kind }) => kind === 'viewing_reminder').length
    },
  },
]

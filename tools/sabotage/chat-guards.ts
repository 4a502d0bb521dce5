import type { Guard } from './guards.ts'

const server = 'apps/server/src'
const chat = `${server}/features/chat`
const inChat = (test: string) => ({ file: `${chat}/chat.test.ts`, test })
const inLive = (test: string) => ({ file: `${chat}/chat-live.test.ts`, test })
const inCards = (test: string) => ({ file: `${chat}/viewing-cards.test.ts`, test })
const inFaults = (test: string) => ({ file: `${chat}/chat-faults.test.ts`, test })
const inUnread = (test: string) => ({ file: `${chat}/unread-and-gone.test.ts`, test })
const inBlocks = (test: string) => ({ file: `${server}/features/blocks/blocks.test.ts`, test })
const liveEvents = (caller: string) => ({
  file: `${server}/nets/live-events.test.ts`,
  test: `of a conversation ${caller} hears nothing, whatever they ask for`,
})

/** Without any one of these somebody reads, says or learns what is between two others, or reaches whom they may not. */
export const chatGuards: Guard[] = [
  {
    name: 'one finds only conversations of one’s own',
    file: `${chat}/conversations.repository.ts`,
    guard: "    .where('own.memberId', '=', memberId)\n\n",
    sabotage: '\n',
    noticedBy: inChat('T57 nobody reads, marks or hears of a conversation of others'),
  },
  {
    name: 'one marks only conversations of one’s own',
    file: `${chat}/marks.repository.ts`,
    guard: 'where own.conversation_id = ${conversationId} and own.member_id = ${memberId}\n    ), rest',
    sabotage: 'where own.conversation_id = ${conversationId}\n    ), rest',
    noticedBy: inChat('T57 nobody reads, marks or hears of a conversation of others'),
  },
  {
    name: 'only staff who look after members hear what is said to the site',
    file: `${chat}/chat-key.ts`,
    guard: "(permissions.includes('members') ? [adminId] : [])",
    sabotage: '(permissions.length > 0 ? [adminId] : [])',
    noticedBy: inLive(
      'what is said to the administration is heard by staff who speak for it, and by nobody else of the staff',
    ),
  },
  {
    name: 'what was missed while Redis was away is looked after',
    file: `${chat}/presence.ts`,
    guard: '    onMissed: lookAgain,\n',
    sabotage: '    onMissed: async () => void lookAgain,\n',
    noticedBy: inLive(
      'T59 a block that another process did not hear of, because Redis was away, holds there once it is back',
    ),
  },
  {
    name: 'the card of a viewing is nobody’s to take back',
    file: `${chat}/changing.service.ts`,
    guard: "if (!message || message.viewingId !== null) throw notFound('Message')",
    sabotage: "if (!message) throw notFound('Message')",
    noticedBy: inCards('T57 T58 a card is read by the two alone, and nobody takes it back'),
  },
  {
    name: 'a card is there once',
    file: `${chat}/viewing-cards.ts`,
    guard: '    if (await findByClientId(tx, conversation, visitorId, messageId)) return\n',
    sabotage: '    void findByClientId\n',
    noticedBy: inCards('a viewing from before there were cards gets its own with the first answer, and one'),
  },
  {
    name: 'only staff who look after members speak for the site',
    file: `${chat}/chat-key.ts`,
    guard: "if (!permissions.includes('members')) throw",
    sabotage: 'if (permissions.length < 0) throw',
    noticedBy: inChat('the administration is a partner like others: user 0, about nothing, and staff speak for it'),
  },
  {
    name: 'the first word is about what everybody may see',
    file: `${chat}/listings.repository.ts`,
    guard: "      .where('property.id', '=', id)\n      .where(isPublic.property)\n",
    sabotage: "      .where('property.id', '=', id)\n",
    noticedBy: inChat('T60 the first word goes to the lister of a home that can be seen, and to nobody else'),
  },
  {
    name: 'the first word goes to the lister alone',
    file: `${chat}/contact-gate.ts`,
    guard: 'if (!listing || listing.ownerId !== otherId) throw',
    sabotage: 'if (!listing) throw',
    noticedBy: inChat('T60 the first word goes to the lister of a home that can be seen, and to nobody else'),
  },
  {
    name: 'a blocked pair does not go on writing',
    file: `${chat}/sending.service.ts`,
    guard: '    contact.assertOpen(state.closed)\n',
    sabotage: '',
    noticedBy: inChat('T59 a blocked pair cannot write, each told in their own words; opened again they go on'),
  },
  {
    name: 'nothing is told again to somebody who blocked',
    file: `${chat}/sending.service.ts`,
    guard: ' &&\n    (await mayContact(tx, memberId, otherId))',
    sabotage: ' && memberId !== otherId',
    noticedBy: inFaults('T59 nothing is told again once one of the two has blocked the other'),
  },
  {
    name: 'nothing is told again without a limit',
    file: `${chat}/sending.service.ts`,
    guard: ', 60)) <= maxRepeats &&',
    sabotage: ', 60)) > -maxRepeats &&',
    noticedBy: inFaults('T61 the same message again and again is told no oftener than messages are'),
  },
  {
    name: 'so many messages a minute',
    file: `${chat}/sending.service.ts`,
    guard: '    await spendLimits(tx, limitsOf(viewer.accountId))\n',
    sabotage: '',
    noticedBy: inChat(
      'T61 twenty messages a minute and ten new conversations an hour, and what was refused is nowhere',
    ),
  },
  {
    name: 'so many new conversations an hour',
    file: `${chat}/sending.service.ts`,
    guard: '      await spendLimits(tx, newLimitsOf(viewer.accountId))\n',
    sabotage: '',
    noticedBy: inChat(
      'T61 twenty messages a minute and ten new conversations an hour, and what was refused is nowhere',
    ),
  },
  {
    name: 'one takes back only what one said oneself',
    file: `${chat}/messages.repository.ts`,
    guard: ".where('senderId', '=', senderId).executeTakeFirst()",
    sabotage: ".where('senderId', '>=', Math.min(0, senderId)).executeTakeFirst()",
    noticedBy: inChat('T58 whoever sends is whoever is signed in, whatever the request says'),
  },
  {
    name: 'a page watches only conversations of its member',
    file: `${chat}/presence.ts`,
    guard: 'const chat = await findOwnChat(db, page.accountId, said)\n    if (!chat) return leave(page)\n',
    sabotage:
      "const some = await db.selectFrom('chatParticipant').selectAll().where('conversationId', '=', said).executeTakeFirst()\n    const chat = some && (await findOwnChat(db, some.memberId, said))\n    if (!chat) return leave(page)\n    page.join(roomOf(chat.otherId))\n    page.join(roomOf(chat.memberId))\n",
    noticedBy: liveEvents('another member'),
  },
  {
    name: 'a block ends what pages hear of presence and typing',
    file: `${chat}/presence.ts`,
    guard: ' && (await mayContact(db, accountId, otherId)) ? otherId : undefined',
    sabotage: ' && mayContact !== undefined ? otherId : undefined',
    noticedBy: inLive('T59 pages that are open when one of the two blocks the other hear no more of each other'),
  },
  {
    name: 'whoever hides looks at nobody, at any process',
    file: `${server}/platform/live.ts`,
    guard: "      if (opened.relay) opened.server.serverSideEmit('leave', accountId, prefix)\n",
    sabotage: '',
    noticedBy: inLive('whoever hides sees nobody any more at any process, whichever was asked'),
  },
  {
    name: 'whoever says too much at a socket is cut off',
    file: `${server}/platform/live-handlers.ts`,
    guard: ' || count > maxEvents',
    sabotage: '',
    noticedBy: inLive('T62 a page that says far too much is cut off'),
  },
  {
    name: 'nobody is mailed what somebody said whom they blocked',
    file: `${chat}/tell-unread.ts`,
    guard: ' && (await mayContact(tx, one.memberId, one.otherId))',
    sabotage: ' && mayContact !== undefined',
    noticedBy: inUnread('T59 nobody is mailed of what was read, muted, or said by whom they blocked since'),
  },
  {
    name: 'a push says what was said only to whoever wants it',
    file: `${chat}/push-text.ts`,
    guard: '  if (!(await findChatSettings(db, accountId)).pushesText) return undefined\n',
    sabotage: '  await findChatSettings(db, accountId)\n',
    noticedBy: inUnread('a push carries what was said only for whoever wants it, and only what the other one said'),
  },
  {
    name: 'a block counts in both directions',
    file: `${server}/features/blocks/may-contact.repository.ts`,
    guard: ' or (${blocks(toId, fromId)})',
    sabotage: '',
    noticedBy: inBlocks('T59 a block closes contact in both directions at once, each told in their own words'),
  },
  {
    name: 'a block waits for what was allowed before it',
    file: `${server}/features/blocks/blocks.service.ts`,
    guard: '        await holdContactOf(tx, blockerId)\n',
    sabotage: '        void holdContactOf\n',
    noticedBy: inBlocks('T59 a block waits for what was allowed before it, so that nothing is said once it is there'),
  },
  {
    name: 'a page that is closed comes in nowhere',
    file: `${chat}/presence.ts`,
    guard: '    if (page.isGone()) return\n',
    sabotage: '',
    noticedBy: inLive('T62 pages that are closed while they look somebody up leave nothing behind'),
  },
  {
    name: 'so many files a minute, before they are stored',
    file: `${chat}/sending.service.ts`,
    guard: '    await spendLimits(db, fileLimitsOf(ownerId))\n',
    sabotage: '',
    noticedBy: {
      file: `${chat}/voice-notes.test.ts`,
      test: 'T44 whoever sends more than anybody says is refused before it is stored',
    },
  },
]

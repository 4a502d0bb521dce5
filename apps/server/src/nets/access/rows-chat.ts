import * as comfort from '@gable/contract/chat-comfort'
import * as chats from '@gable/contract/chats'
import type { StateOf } from '../world/objects.ts'
import { lockedForOthers, onlyFor, type Row, row, rowAbout, type Verdict } from './row.ts'
import { sameFor, unseenHome, unseenProject } from './listing-verdicts.ts'

const home = { access: 'member', names: 'askedHome' } as const
const project = { access: 'member', names: 'askedProject' } as const
const chat = { access: 'member', names: 'chat' } as const

const notToOneself: Verdict = { fineFor: ['lister'], gets: 'about_yourself', otherwise: 'ok' }

/** The first word goes to the lister of a listing that one can see. */
const aboutHomes: Record<StateOf<'askedHome'>, Verdict> = {
  approved: notToOneself,
  premium: lockedForOthers,
  ...unseenHome,
}
const aboutProjects: Record<StateOf<'askedProject'>, Verdict> = {
  approved: notToOneself,
  gated: lockedForOthers,
  ...unseenProject,
}

/** Of others there is nothing to read, and nobody is told whether there is. */
const nothingIn = { home: sameFor(aboutHomes, 'ok'), project: sameFor(aboutProjects, 'ok') }
/** There is no conversation to take anything out of. */
const noneIn = { home: sameFor(aboutHomes, 'not_found'), project: sameFor(aboutProjects, 'not_found') }
const ownChat = { 'of the lister': onlyFor('lister'), 'never there': 'not_found' } as const

type Home = { id: number; listerId: number }
const inHome = ({ id, listerId }: Home) => ({ accountId: listerId, propertyId: id })
const inProject = ({ id, listerId }: Home) => ({ accountId: listerId, propertyId: 0, projectId: id })

export const chatRows: Row[] = [
  row(chats.getChats, { access: 'member' }),
  row(chats.getChats, {
    access: 'member',
    input: () => ({ asAdmin: true }),
    gets: { fineFor: ['staff:members'], otherwise: 'forbidden' },
  }),
  ...(['user_id', 'property_id'] as const).flatMap((by) => [
    rowAbout(chats.openChat, { ...home, by, input: inHome, when: aboutHomes }),
    rowAbout(chats.getMessages, { ...home, by, input: inHome, when: nothingIn.home }),
  ]),
  rowAbout(chats.openChat, { ...project, by: 'project_id', input: inProject, when: aboutProjects }),
  rowAbout(chats.getMessages, { ...project, by: 'project_id', input: inProject, when: nothingIn.project }),
  ...(['receiver_id', 'property_id'] as const).flatMap((by) => [
    rowAbout(chats.sendMessage, {
      ...home,
      by,
      input: (it) => ({ ...inHome(it), text: 'Is it quiet?' }),
      when: aboutHomes,
    }),
    rowAbout(chats.deleteChatMessage, { ...home, by, input: inHome, when: noneIn.home }),
  ]),
  rowAbout(chats.sendMessage, {
    ...project,
    by: 'project_id',
    input: (it) => ({ ...inProject(it), text: 'Is it quiet?' }),
    when: aboutProjects,
  }),
  rowAbout(chats.deleteChatMessage, { ...project, by: 'project_id', input: inProject, when: noneIn.project }),
  rowAbout(chats.deleteChatMessage, {
    ...chat,
    by: 'message_id',
    input: ({ otherId, propertyId, messageId }) => ({ accountId: otherId, propertyId, messageId }),
    when: ownChat,
  }),
  rowAbout(chats.getMessagesAfter, {
    ...chat,
    by: 'chat_id',
    input: ({ chatId }) => ({ chatId, afterSequence: 0 }),
    when: ownChat,
  }),
  rowAbout(chats.markChat, {
    ...chat,
    by: 'chat_id',
    input: ({ chatId }) => ({ chatId, readSequence: 1 }),
    when: ownChat,
  }),
  rowAbout(chats.updateChat, {
    ...chat,
    by: 'chat_id',
    input: ({ chatId }) => ({ chatId, isMuted: true }),
    when: ownChat,
  }),
  rowAbout(comfort.searchMessages, {
    ...chat,
    by: 'chat_id',
    input: ({ chatId }) => ({ chatId, search: 'quiet' }),
    when: ownChat,
  }),
  row(comfort.getChatReplies, { access: 'member' }),
  row(comfort.saveChatReplies, { access: 'member', input: () => ({ replies: ['It is still there.'] }) }),
  row(chats.countUnreadChats, { access: 'member' }),
  row(chats.getChatPreferences, { access: 'member' }),
  row(chats.updateChatPreferences, { access: 'member', input: () => ({ showsPresence: false }) }),
]

import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/db.ts'
import { createChatChanging } from './changing.service.ts'
import { createChatComfort } from './comfort.service.ts'
import { createChatFiles } from './chat-files.ts'
import { chatRoutes } from './chat.routes.ts'
import { eraseChatsOf } from './erasure.repository.ts'
import { exportedChats } from './exported-chats.ts'
import { createPresence } from './presence.ts'
import { createPresentChats, type PresentDeps } from './present-chats.ts'
import { createChatReading } from './reading.service.ts'
import { createTakeDown } from './reported.ts'
import { createSending } from './sending.service.ts'
import { chatJobs, createTellUnread } from './tell-unread.ts'
import { createViewingCards } from './viewing-cards.ts'

type Deps = Omit<PresentDeps, 'listFiles'> &
  Omit<Parameters<typeof createSending>[0], 'files'> &
  Parameters<typeof createChatFiles>[0] &
  Parameters<typeof createPresence>[0] &
  Omit<Parameters<typeof createChatChanging>[0], 'files' | 'onPresenceHidden'> &
  Parameters<typeof createTellUnread>[0] &
  Omit<Parameters<typeof createTakeDown>[0], 'files'> & { db: Db }

/** Conversations of two people about a listing. PostgreSQL has them; sockets carry what is committed there. */
export function composeChat(deps: Deps) {
  const { db } = deps
  const files = createChatFiles(deps)
  const lists = { listFiles: files.list, listViewings: deps.listViewings }
  const presentChats = createPresentChats({ ...deps, ...lists })
  const presence = createPresence(deps)
  const send = createSending({ ...deps, files })
  const reading = createChatReading({ ...deps, ...lists, presentChats })
  const changing = createChatChanging({ ...deps, files, onPresenceHidden: presence.hide })
  const comfort = createChatComfort({ ...lists, db })
  return {
    send,
    reading,
    changing,
    removeMessage: createTakeDown({ ...deps, files }),
    listFiles: files.list,
    showCard: createViewingCards({ ...lists, tell: deps.tell }),
    liveHandlers: presence.handlers,
    subscribers: [{ topic: 'block.added' as const, run: presence.partBlocked }],
    jobs: chatJobs(db, createTellUnread(deps)),
    cleanups: [{ table: 'chat_presence', over: "seen_at < now() - interval '7 days'" }],
    eraseAllOf: (accountId: number) => eraseChatsOf(db, accountId),
    exportAllOf: exportedChats(db),
    routes: (api: FastifyInstance) => chatRoutes(api, { send, reading, changing, comfort }),
    close: async () => presence.close(),
  }
}

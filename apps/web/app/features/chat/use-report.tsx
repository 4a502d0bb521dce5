import type { ChatMessage } from '@gable/contract/chat-message'
import type { Chat } from '@gable/contract/chats'
import { lazy, Suspense, useState } from 'react'
import { useChatWords } from './use-chat-words.ts'

const ReportDialog = lazy(async () => ({
  default: (await import('#app/features/reports/report-dialog.tsx')).ReportDialog,
}))

/** The other one of a conversation, or one message of theirs: that is all of it that staff read. */
export function useReport(chat: Chat) {
  const { nameOf, homeOf, contentOf } = useChatWords()
  const [meant, setMeant] = useState<{ message?: ChatMessage }>()
  const lister = { id: chat.accountId, name: nameOf(chat) }
  const about = { title: lister.name, lister, picture: chat.profileImageUrl || undefined, isReported: false }
  const message = meant?.message
  const dialog = meant && (
    <Suspense>
      <ReportDialog
        reported={
          message
            ? { ...about, ...toReportedMessage(message), text: wordsOf(message) || contentOf(message) }
            : { ...about, kind: 'account', id: chat.accountId, text: homeOf(chat) }
        }
        onClose={() => setMeant(undefined)}
        onSent={() => undefined}
      />
    </Suspense>
  )
  return {
    dialog,
    canReport: !chat.isAdmin && chat.name !== '',
    report: (said?: ChatMessage) => setMeant(said ? { message: said } : {}),
  }
}

/** What its sender wrote: of the card of a viewing the words that came with it. */
export const wordsOf = ({ text, viewing }: ChatMessage) => (viewing ? viewing.message : text)

const toReportedMessage = ({ id, chatId, sequence }: ChatMessage) =>
  ({ kind: 'message', id, place: { chatId, sequence } }) as const

import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createStore } from '#app/shell/store/create-store.ts'
import { StoreContext } from '#app/shell/store/use-store.ts'
import { chat, otherId } from './chat.fixture.ts'
import { useNoteNewChat } from './use-note-new-chat.ts'

test('whom somebody has not written to yet is known until the first message', async () => {
  const store = createStore()
  function Opened({ chatId }: { chatId: number | null }) {
    useNoteNewChat(chat(), chatId)
    return null
  }
  const pageOf = (chatId: number | null) => (
    <StoreContext value={store}>
      <Opened chatId={chatId} />
    </StoreContext>
  )
  const { rerender } = await render(pageOf(null))
  expect(store.getState().cache.newUserChatData).toEqual({ userId: otherId, propertyId: 3 })
  await rerender(pageOf(1))
  expect(store.getState().cache.newUserChatData).toBeNull()
})

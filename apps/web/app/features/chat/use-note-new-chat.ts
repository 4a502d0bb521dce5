import type { Chat } from '@gable/contract/chats'
import { useEffect } from 'react'
import { newChatOpened } from '#app/shell/store/cache-slice.ts'
import { useDispatch } from '#app/shell/store/use-store.ts'

/** The specification's client keeps whom somebody has not written to yet; the address of the page wins over it. */
export function useNoteNewChat({ accountId: userId, propertyId }: Chat, chatId: number | null) {
  const dispatch = useDispatch()
  const isNew = chatId === null
  useEffect(() => {
    dispatch(newChatOpened(isNew ? { userId, propertyId } : null))
  }, [dispatch, isNew, userId, propertyId])
}

import type { Notification } from '@gable/contract/notifications'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'

type Loaded = { notifications: Notification[]; unread: number }
/** What was read since the page was loaded, and how many are left. */
type Marked = { of: Notification[]; ids: ReadonlySet<number> | 'all'; unread: number }

/** Marks at once and says so, and goes back when the server could not. */
export function useReading({ notifications, unread }: Loaded) {
  const { t } = useTranslation('notifications')
  const [marked, setMarked] = useState<Marked>()
  const [isMarking, setMarking] = useState(false)
  // Another page of the list has been loaded since: it knows better.
  const current = marked?.of === notifications ? marked : { of: notifications, ids: new Set<number>(), unread }
  const isMarked = (id: number) => current.ids === 'all' || current.ids.has(id)

  async function mark(next: Marked, id?: number) {
    setMarked(next)
    try {
      const { markRead } = await import('./notification-calls.ts')
      const left = await markRead(id)
      setMarked({ ...next, unread: left })
    } catch {
      setMarked(current)
      showToast({ tone: 'bad', text: t('failed') })
    }
  }

  return {
    notifications: notifications.map((one) => (isMarked(one.id) ? { ...one, isRead: true } : one)),
    unread: current.unread,
    isMarking,
    markOne(id: number) {
      if (current.ids === 'all') return
      const next = { of: notifications, ids: new Set([...current.ids, id]), unread: Math.max(0, current.unread - 1) }
      void mark(next, id)
    },
    async markAll() {
      setMarking(true)
      await mark({ of: notifications, ids: 'all', unread: 0 })
      setMarking(false)
    },
  }
}

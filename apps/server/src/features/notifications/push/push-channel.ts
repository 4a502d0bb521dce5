import { notificationKinds } from '@gable/domain/notification-kinds'
import { isBrowserToken } from '@gable/domain/push-subscription'
import type { Db, Tx } from '#platform/db.ts'
import type { Channel } from '../deliver.ts'
import { languageFor } from '../language-for.ts'
import type { NotificationRow } from '../notifications.repository.ts'
import type { Render } from '../render-notification.ts'

/** No more than this: it is shown on screens that others see, and passes through the hands of others. */
export type PushMessage = { type: string; title: string; url: string; text?: string }
export type Pushed = 'sent' | 'gone' | 'failed'
export type Push = (token: string, message: PushMessage, topic: string) => Promise<Pushed>

/** The browsers and apps of a member, which another feature keeps. */
export type Devices = {
  list: (db: Db, accountId: number) => Promise<string[]>
  forget: (tx: Tx, token: string, accountId: number) => Promise<void>
}

/** What was said, for those who want it on their screens; as a rule nothing. */
export type FindPushText = (row: NotificationRow) => Promise<string | undefined>

type Deps = {
  db: Db
  devices: Devices
  render: Render
  findText: FindPushText
  toBrowser: Push
  toApp: Push | undefined
  siteUrl: string
}

/**
 * Sends to every device. Those that are gone are forgotten. Only when no device took it, it is tried again, so that none
 * rings twice because another one was away.
 */
export function createPushChannel({ db, devices, render, findText, toBrowser, toApp, siteUrl }: Deps): Channel {
  return async (recipient, rows) => {
    const [row] = rows
    if (!row) return 'skipped'
    const { accountId } = row
    const tokens = await devices.list(db, accountId)
    const [told] = await render({ accountId, permissions: [] }, [row], languageFor(row.language, recipient.language))
    if (!told || told.isGone || tokens.length === 0) return 'skipped'
    const text = await findText(row)
    const message = {
      ...(text !== undefined && { text }),
      type: notificationKinds[row.kind].type,
      title: told.title,
      url: siteUrl + (told.path ?? '/user/notifications'),
    }
    const outcomes = await Promise.all(
      tokens.map(async (token) => {
        const push = isBrowserToken(token) ? toBrowser : toApp
        const outcome = (await push?.(token, message, `n${row.id}`)) ?? 'unknown'
        if (outcome === 'gone') await db.transaction().execute((tx) => devices.forget(tx, token, accountId))
        return outcome
      }),
    )
    if (outcomes.includes('sent')) return 'sent'
    if (outcomes.includes('failed')) throw new Error('No push service took the message')
    return 'skipped'
  }
}

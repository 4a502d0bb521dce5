import type { FastifyInstance } from 'fastify'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { createSecretBox } from '#platform/secret-box.ts'
import type { SmsSender } from '#platform/sms.ts'
import { handle, type JobHandler } from '#platform/jobs.ts'
import type { Tell } from '#platform/live.ts'
import type { Attachment, Mailer } from '#platform/mail.ts'
import { createDeliverer } from './deliver.ts'
import { notificationDetails } from './notification-details.ts'
import { createMailChannel, type FindAttachments } from './mail-channel.ts'
import { deliver, notificationCleanups } from './notifications.jobs.ts'
import { notificationsRoutes, oneClickRoutes } from './notifications.routes.ts'
import { createNotificationsService } from './notifications.service.ts'
import { createNotify } from './notify.ts'
import { createFcm, type ServiceAccount } from './push/fcm.ts'
import { createPushChannel, type Devices, type FindPushText } from './push/push-channel.ts'
import { createVapidKeys } from './push/vapid-keys.ts'
import { createWebPush } from './push/web-push.ts'
import { createSmsChannel } from './sms-channel.ts'
import { createRenderer, type ListingSubject } from './render-notification.ts'
import { createResumeJob } from './resume-deliveries.ts'
import { createSettingsService } from './settings.service.ts'
import { createUnsubscribeLinks } from './unsubscribe-links.ts'

type Deps = {
  db: Db
  mailer: Mailer
  tell: Tell
  devices: Devices
  fcm: { account: ServiceAccount; url: string } | undefined
  sms: { sender: SmsSender; spendBudget: () => Promise<boolean> } | undefined
  /** The kinds of listings that notifications are about, by name. */
  listings: Record<string, ListingSubject>
  /** What was said in a conversation, for members who want it on their screens. */
  findChatText: (accountId: number, chatId: number) => Promise<string | undefined>
  /** The paper of a payment, for its mail. */
  attachInvoice: (accountId: number, invoiceId: number) => Promise<Attachment[]>
  secret: string
  siteUrl: string
  currency: string
}

/** Whatever members are told, by whichever channel: the only feature that sends messages to them. */
export function composeNotifications(deps: Deps) {
  const { db, mailer, tell, devices, fcm, sms, listings, secret, siteUrl, currency } = deps
  const render = createRenderer({ db, listings, currency, siteUrl })
  const links = createUnsubscribeLinks({ secret, siteUrl })
  const service = createNotificationsService({ db, render, tell })
  const settings = createSettingsService({ db, links, hasSms: sms !== undefined })
  const getKeys = createVapidKeys({ db, box: createSecretBox(secret, 'push') })
  const forgetDevice = async ({ accountId }: Member, token: string) => {
    await db.transaction().execute((tx) => devices.forget(tx, token, accountId))
    return null
  }
  const findText: FindPushText = async ({ kind, accountId, detail }) => {
    const about = kind === 'chat_message' ? notificationDetails.chat_message.safeParse(detail).data : undefined
    return about && deps.findChatText(accountId, about.chatId)
  }
  const findAttachments: FindAttachments = async ({ kind, accountId, detail }) => {
    const { invoiceId } = (kind === 'payment' && notificationDetails.payment.safeParse(detail).data) || {}
    return invoiceId === undefined ? [] : deps.attachInvoice(accountId, invoiceId)
  }
  const toBrowser = createWebPush({ getKeys, siteUrl })
  const channels = {
    mail: createMailChannel({ mailer, render, links, siteUrl, findAttachments }),
    push: createPushChannel({ db, devices, render, findText, toBrowser, toApp: fcm && createFcm(fcm), siteUrl }),
    ...(sms && {
      sms: createSmsChannel({ sms: sms.sender, spendBudget: sms.spendBudget, render, siteUrl }),
    }),
  }
  const jobs: JobHandler[] = [handle(deliver, createDeliverer({ db, channels })), createResumeJob(db)]
  return {
    notify: createNotify(tell),
    jobs,
    cleanups: notificationCleanups,
    eraseAllOf: service.eraseAllOf,
    exportAllOf: {
      tables: [
        { table: 'notification', owner: 'account_id', key: 'id', keyType: 'bigint', without: ['key', 'actor_id'] },
        { table: 'notification_settings', owner: 'account_id', key: 'account_id', keyType: 'bigint' },
      ],
    },
    routes(api: FastifyInstance) {
      notificationsRoutes(api, { service, settings, getKeys, forgetDevice })
      oneClickRoutes(api, settings, siteUrl)
    },
  }
}

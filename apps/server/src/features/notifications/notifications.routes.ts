import * as calls from '@gable/contract/notifications'
import type { FastifyInstance } from 'fastify'
import type { Member } from '#platform/access.ts'
import { serve } from '#platform/http.ts'
import type { NotificationsService } from './notifications.service.ts'
import type { VapidKeys } from './push/vapid-keys.ts'
import type { SettingsService } from './settings.service.ts'

type Services = {
  service: NotificationsService
  settings: SettingsService
  getKeys: () => Promise<VapidKeys>
  forgetDevice: (member: Member, token: string) => Promise<null>
}

export function notificationsRoutes(app: FastifyInstance, { service, settings, getKeys, forgetDevice }: Services) {
  serve(app, calls.getNotifications, ({ viewer, input, language }) => service.list(viewer, input, language))
  serve(app, calls.countNotifications, async ({ viewer }) => ({ data: await service.countUnread(viewer) }))
  serve(app, calls.countNotificationGroups, async ({ viewer }) => ({ data: await service.countGroups(viewer) }))
  serve(app, calls.getDeliveries, async ({ viewer, language }) => {
    const data = await service.listDeliveries(viewer, language)
    return { data, total: data.length }
  })
  serve(app, calls.readNotifications, async ({ viewer, input }) => ({ data: await service.markRead(viewer, input.id) }))
  serve(app, calls.getNotificationSettings, async ({ viewer }) => ({ data: await settings.get(viewer) }))
  serve(app, calls.updateNotificationSettings, async ({ viewer, input, language }) => ({
    data: await settings.update(viewer, input, language),
    message: 'notification_settings_saved',
  }))
  serve(app, calls.getPushKey, async () => ({ data: { publicKey: (await getKeys()).publicKey } }))
  serve(app, calls.forgetPushToken, async ({ viewer, input }) => ({
    data: await forgetDevice(viewer, input.pushToken),
  }))
  serve(app, calls.unsubscribe, async ({ input: { token } }) => ({ data: await settings.unsubscribe(token) }))
}

type OneClick = { Querystring: { token?: unknown } }

/** The address in the head of mails: mail programs post to it, people who open it get a page with a button. */
export function oneClickRoutes(app: FastifyInstance, settings: SettingsService, siteUrl: string) {
  const options = { config: { access: 'public', errors: ['not_found'] }, schema: { hide: true } } as const
  const tokenOf = (query: OneClick['Querystring']) => (typeof query.token === 'string' ? query.token : '')

  const refusedInDemo = { ...options, config: { ...options.config, demo: 'refused' } } as const
  app.post<OneClick>('/unsubscribe-one-click', refusedInDemo, async ({ query }, reply) => {
    await settings.unsubscribe(tokenOf(query))
    return reply.code(204).send()
  })
  app.get<OneClick>('/unsubscribe-one-click', options, async ({ query }, reply) =>
    reply.header('cache-control', 'no-store').redirect(`${siteUrl}/unsubscribe#${encodeURIComponent(tokenOf(query))}`),
  )
}

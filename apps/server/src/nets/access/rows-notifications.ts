import * as notifications from '@gable/contract/notifications'
import { onlyFor, outside, type Row, row, rowAbout } from './row.ts'

export const notificationRows: Row[] = [
  row(notifications.getNotifications, { access: 'member' }),
  row(notifications.countNotifications, { access: 'member' }),
  row(notifications.countNotificationGroups, { access: 'member' }),
  row(notifications.readNotifications, { access: 'member' }),
  rowAbout(notifications.readNotifications, {
    access: 'member',
    names: 'notification',
    by: 'id',
    input: ({ id }) => ({ id }),
    when: {
      'of the lister': onlyFor('lister'),
      'not listed': 'not_found',
      'never there': 'not_found',
    },
  }),
  row(notifications.getNotificationSettings, { access: 'member' }),
  row(notifications.getPushKey, { access: 'member' }),
  row(notifications.getDeliveries, { access: 'member' }),
  row(notifications.forgetPushToken, { access: 'member', input: () => ({ pushToken: 'a-device' }) }),
  row(notifications.updateNotificationSettings, {
    access: 'member',
    input: () => ({ quietFrom: '22:00', quietUntil: '08:00' }),
  }),
  // Whoever has no link from a mail is refused in the same words, signed in or not.
  row(notifications.unsubscribe, { access: 'public', input: () => ({ token: 'x'.repeat(60) }), gets: 'not_found' }),
  outside('GET /api/unsubscribe-one-click'),
  outside('POST /api/unsubscribe-one-click', { gets: 'not_found' }),
]

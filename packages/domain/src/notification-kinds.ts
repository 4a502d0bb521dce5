/** Ways to reach a member: the list on the site, mail, their browsers and apps, and their phone. */
export const notificationChannels = ['app', 'mail', 'push', 'sms'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** Whether a kind goes out by a channel: `on` and `off` are what holds until the member says otherwise. */
export type ChannelRule = 'always' | 'on' | 'off' | 'never'

export const notificationGroups = ['listings', 'homes', 'account'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

type Kind = {
  /** What the API calls it. */
  type: string
  group: NotificationGroup
  channels: Record<NotificationChannel, ChannelRule>
  /** Somebody waits for an answer: it never waits for a digest. */
  isUrgent?: boolean
  /** Worth being woken for. */
  isNeverQuiet?: boolean
}

/** Everything that members are told. Its detail and its texts are in `notification-details.ts` of the server. */
export const notificationKinds = {
  interest: {
    type: 'interest',
    group: 'listings',
    channels: { app: 'on', mail: 'on', push: 'on', sms: 'off' },
    isUrgent: true,
  },
  enquiry: {
    type: 'interest',
    group: 'listings',
    channels: { app: 'on', mail: 'on', push: 'on', sms: 'off' },
    isUrgent: true,
  },
  // Conversations have a list of their own; this goes out when nobody has read for a while.
  chat_message: {
    type: 'chat_message',
    group: 'listings',
    channels: { app: 'never', mail: 'on', push: 'on', sms: 'off' },
    isUrgent: true,
  },
  lead_reminder: {
    type: 'interest',
    group: 'listings',
    channels: { app: 'on', mail: 'on', push: 'on', sms: 'off' },
    isUrgent: true,
  },
  viewing: {
    type: 'viewing',
    group: 'homes',
    channels: { app: 'on', mail: 'on', push: 'on', sms: 'off' },
    isUrgent: true,
  },
  viewing_reminder: {
    type: 'viewing',
    group: 'homes',
    channels: { app: 'on', mail: 'on', push: 'on', sms: 'off' },
    isUrgent: true,
  },
  listing_review: {
    type: 'listing_review',
    group: 'listings',
    channels: { app: 'on', mail: 'on', push: 'off', sms: 'never' },
  },
  listing_expiring: {
    type: 'listing_expiring',
    group: 'listings',
    channels: { app: 'on', mail: 'on', push: 'off', sms: 'never' },
  },
  favourite_price: {
    type: 'favourite_changed',
    group: 'homes',
    channels: { app: 'on', mail: 'on', push: 'on', sms: 'never' },
  },
  favourite_status: {
    type: 'favourite_changed',
    group: 'homes',
    channels: { app: 'on', mail: 'off', push: 'off', sms: 'never' },
  },
  report: { type: 'report', group: 'account', channels: { app: 'on', mail: 'on', push: 'off', sms: 'never' } },
  package: { type: 'package', group: 'account', channels: { app: 'on', mail: 'on', push: 'off', sms: 'never' } },
  // With its invoice, to where invoices are sent: in a digest it would take other news there.
  payment: {
    type: 'payment',
    group: 'account',
    channels: { app: 'on', mail: 'on', push: 'off', sms: 'never' },
    isUrgent: true,
  },
  verification: {
    type: 'verification',
    group: 'account',
    channels: { app: 'on', mail: 'on', push: 'on', sms: 'never' },
  },
  advertisement: {
    type: 'advertisement',
    group: 'listings',
    channels: { app: 'on', mail: 'on', push: 'off', sms: 'never' },
  },
  agency: {
    type: 'agency',
    group: 'listings',
    channels: { app: 'on', mail: 'on', push: 'on', sms: 'never' },
  },
  // Whoever took over an account must not be able to silence what tells its owner.
  security: {
    type: 'security',
    group: 'account',
    channels: { app: 'always', mail: 'always', push: 'on', sms: 'on' },
    isUrgent: true,
    isNeverQuiet: true,
  },
} as const satisfies Record<string, Kind>

export type NotificationKind = keyof typeof notificationKinds
export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[]

export const ruleOf = (kind: NotificationKind, channel: NotificationChannel): ChannelRule =>
  notificationKinds[kind].channels[channel]

export const isUrgentKind = (kind: NotificationKind): boolean => 'isUrgent' in notificationKinds[kind]

export const isNeverQuietKind = (kind: NotificationKind): boolean => 'isNeverQuiet' in notificationKinds[kind]

/** What members have chosen where it differs from the rule. */
export type NotificationChoices = Partial<Record<NotificationKind, Partial<Record<NotificationChannel, boolean>>>>

/** Whether a kind goes out by a channel for somebody with these choices. */
export function isChosen(choices: NotificationChoices, kind: NotificationKind, channel: NotificationChannel): boolean {
  const rule = ruleOf(kind, channel)
  if (rule === 'always' || rule === 'never') return rule === 'always'
  return choices[kind]?.[channel] ?? rule === 'on'
}

import type { Input } from '@gable/contract/call'
import type { NotificationSettings, updateNotificationSettings } from '@gable/contract/notifications'
import {
  isChosen,
  type NotificationChoices,
  notificationChannels,
  notificationKindNames,
  ruleOf,
} from '@gable/domain/notification-kinds'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { invalidField, notFound } from '#platform/errors.ts'
import type { Preferences } from './decide-delivery.ts'
import { findPreferences, lockSettings, type Recipient, saveSettings, switchOff } from './settings.repository.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

const maxQuietMinutes = 20 * 60

type Changes = Input<typeof updateNotificationSettings>
export type SettingsService = ReturnType<typeof createSettingsService>

/** What members want to be told, how and when. */
export function createSettingsService({ db, links, hasSms }: { db: Db; links: UnsubscribeLinks; hasSms: boolean }) {
  return {
    async get({ accountId }: Member): Promise<NotificationSettings> {
      return toSettings(await getRecipient(db, accountId), hasSms)
    },

    async update({ accountId }: Member, changes: Changes, language: string): Promise<NotificationSettings> {
      return db.transaction().execute(async (tx) => {
        await lockSettings(tx, accountId)
        const recipient = await getRecipient(tx, accountId)
        const saved = {
          choices: withChoices(recipient.choices, changes.choices ?? []),
          quiet: quietAfter(recipient.quiet, changes),
          timeZone: changes.timeZone ?? recipient.timeZone,
          digest: changes.digest ?? recipient.digest,
        }
        await saveSettings(tx, accountId, { ...saved, language })
        return toSettings({ ...recipient, ...saved }, hasSms)
      })
    },

    /** By the link of a mail; the one who holds it may do no more than this. */
    async unsubscribe(token: string) {
      const mailed = links.read(token)
      if (!mailed) throw notFound('Link')
      await db.transaction().execute((tx) => switchOff(tx, mailed.accountId, mailed.kind, 'mail'))
      return { kind: mailed.kind }
    },
  }
}

async function getRecipient(db: Db, accountId: number): Promise<Recipient> {
  const recipient = (await findPreferences(db, [accountId])).get(accountId)
  if (!recipient) throw notFound('Account')
  return recipient
}

/** What cannot be switched is refused, so that nobody believes it was. */
function withChoices(before: NotificationChoices, changes: NonNullable<Changes['choices']>): NotificationChoices {
  const after: NotificationChoices = structuredClone(before)
  for (const { kind, channel, isOn } of changes) {
    const rule = ruleOf(kind, channel)
    if (rule === 'always' || rule === 'never') throw invalidField('choices', 'fixed')
    after[kind] = { ...after[kind], [channel]: isOn }
  }
  return after
}

function quietAfter(before: Preferences['quiet'], { quietFrom, quietUntil }: Changes): Preferences['quiet'] {
  if (quietFrom === undefined && quietUntil === undefined) return before
  if (!quietFrom !== !quietUntil) throw invalidField(quietFrom ? 'quiet_until' : 'quiet_from', 'required')
  if (!quietFrom || !quietUntil) return null
  const quiet = { from: toMinute(quietFrom), until: toMinute(quietUntil) }
  // A worker that is a little late must still find the door open.
  if ((quiet.until - quiet.from + 1_440) % 1_440 > maxQuietMinutes) throw invalidField('quiet_until', 'too_long')
  return quiet
}

/** A site that sends no text messages offers none. */
function toSettings(
  { choices, quiet, timeZone, digest, email, phone }: Recipient,
  hasSms: boolean,
): NotificationSettings {
  const channels = notificationChannels.filter((channel) => channel !== 'sms' || hasSms)
  return {
    choices: notificationKindNames.flatMap((kind) =>
      channels.flatMap((channel) => {
        const rule = ruleOf(kind, channel)
        return rule === 'on' || rule === 'off' ? [{ kind, channel, isOn: isChosen(choices, kind, channel) }] : []
      }),
    ),
    quietFrom: quiet && toClock(quiet.from),
    quietUntil: quiet && toClock(quiet.until),
    timeZone,
    digest,
    sentTo: email ?? '',
    phone: hasSms ? (phone ?? '') : '',
  }
}

const toMinute = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const two = (figure: number) => String(figure).padStart(2, '0')
const toClock = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

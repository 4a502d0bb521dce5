import type { NotificationSettings } from '@gable/contract/notifications'
import {
  type NotificationChannel,
  notificationGroups,
  type NotificationKind,
  notificationKindNames,
  notificationKinds,
  ruleOf,
} from '@gable/domain/notification-kinds'
import { VisuallyHidden } from '@gable/ui/visually-hidden'
import { Lock, Minus } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { offeredChannels } from '../offered-channels.ts'

type Choices = NotificationSettings['choices']
type ChoicesTableProps = { choices: Choices; onChange: (choices: Choices) => void }

/** A box for each kind and channel. */
export function ChoicesTable({ choices, onChange }: ChoicesTableProps) {
  const { t } = useTranslation('notifications')
  const channels = offeredChannels(choices)
  return (
    <table className="choices-table">
      <thead>
        <tr>
          <th scope="col">{t('settings.about')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {t(`channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      {notificationGroups.map((group) => (
        <tbody key={group}>
          <tr data-group>
            <th scope="rowgroup" colSpan={1 + channels.length}>
              {t(`settings.groups.${group}`)}
            </th>
          </tr>
          {notificationKindNames
            .filter((kind) => notificationKinds[kind].group === group)
            .map((kind) => (
              <KindRow key={kind} kind={kind} choices={choices} onChange={onChange} />
            ))}
        </tbody>
      ))}
    </table>
  )
}

function KindRow({ kind, ...rest }: ChoicesTableProps & { kind: NotificationKind }) {
  const { t } = useTranslation('notifications')
  return (
    <tr>
      <th scope="row">
        {t(`kinds.${kind}.name`)}
        <small>{t(`kinds.${kind}.text`)}</small>
      </th>
      {offeredChannels(rest.choices).map((channel) => (
        <td key={channel}>
          <Box kind={kind} channel={channel} {...rest} />
        </td>
      ))}
    </tr>
  )
}

type BoxProps = ChoicesTableProps & { kind: NotificationKind; channel: NotificationChannel }

function Box({ kind, channel, choices, onChange }: BoxProps) {
  const { t } = useTranslation('notifications')
  const rule = ruleOf(kind, channel)
  if (rule === 'always' || rule === 'never') {
    const Icon = rule === 'always' ? Lock : Minus
    return (
      <>
        <Icon aria-hidden />
        <VisuallyHidden>{t(rule === 'always' ? 'settings.locked' : 'off')}</VisuallyHidden>
      </>
    )
  }
  const isThis = (choice: Choices[number]) => choice.kind === kind && choice.channel === channel
  return (
    <label>
      <input
        type="checkbox"
        className="ui-box"
        aria-label={t('settings.choice', { kind: t(`kinds.${kind}.name`), channel: t(`channels.${channel}`) })}
        checked={choices.some((choice) => isThis(choice) && choice.isOn)}
        onChange={({ currentTarget: { checked: isOn } }) =>
          onChange(choices.map((choice) => (isThis(choice) ? { ...choice, isOn } : choice)))
        }
      />
    </label>
  )
}

import type { NotificationSettings } from '@gable/contract/notifications'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { zoneOfDevice } from './zone-of-device.ts'

type Values = Pick<NotificationSettings, 'choices' | 'quietFrom' | 'quietUntil' | 'timeZone' | 'digest'>
export type Change = Partial<Values>

/** What differs from what is saved, counted as the reader sees it: each box, the hours, the digest. */
export function useSettingsForm(saved: NotificationSettings) {
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const [changed, setChanged] = useState<Change>({})
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const values: Values = { ...saved, ...changed }
  const choices = values.choices.filter((choice, index) => choice.isOn !== saved.choices[index]?.isOn)
  const hasOtherHours = values.quietFrom !== saved.quietFrom || values.quietUntil !== saved.quietUntil
  const changes = choices.length + Number(hasOtherHours) + Number(values.digest !== saved.digest)

  async function save() {
    setSaving(true)
    setFailure(undefined)
    try {
      const { saveSettings } = await import('../notification-calls.ts')
      await saveSettings({
        choices,
        quietFrom: values.quietFrom ?? '',
        quietUntil: values.quietUntil ?? '',
        digest: values.digest,
        timeZone: zoneOfDevice(),
      })
      await revalidate()
      setChanged({})
    } catch (error) {
      setFailure(toErrorText(error))
    }
    setSaving(false)
  }

  return {
    values,
    changes,
    isSaving,
    failure,
    save,
    change: (change: Change) => setChanged({ ...changed, ...change }),
    discard() {
      setChanged({})
      setFailure(undefined)
    },
  }
}

import { showNumber } from '@gable/contract/leads'
import { toErrorText } from '#app/shared/error-text.ts'
import { findReader } from '#app/shared/i18n/lazy-messages.ts'
import { showToast } from '#app/shared/toast.ts'
import { dispatch } from '#app/shell/dispatcher.ts'

export type ShownNumber = { number: string; whatsapp: string }

/** Nothing when it was refused, which is said. */
export async function askNumber(propertyId: number): Promise<ShownNumber | undefined> {
  try {
    return (await dispatch(showNumber, { propertyId })).data
  } catch (error) {
    const reader = findReader()
    if (reader) showToast({ id: 'number', tone: 'bad', text: toErrorText(reader.t as never, error) })
    return undefined
  }
}

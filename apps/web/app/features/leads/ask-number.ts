import { showNumber } from '@gable/contract/leads'
import { limitOf } from '#app/features/packages/limit-of.ts'
import { showLimit } from '#app/features/packages/show-limit.ts'
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
    const [limit, reader] = [limitOf(error), findReader()]
    if (limit) showLimit(limit)
    else if (reader) showToast({ id: 'number', tone: 'bad', text: toErrorText(reader.t as never, error) })
    return undefined
  }
}

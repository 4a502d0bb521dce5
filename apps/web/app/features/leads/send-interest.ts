import { changeInterest, type InterestState } from '@gable/contract/leads'
import type { Input } from '@gable/contract/call'
import { limitOf } from '#app/features/packages/limit-of.ts'
import { showLimit } from '#app/features/packages/show-limit.ts'
import { toErrorText } from '#app/shared/error-text.ts'
import { findReader } from '#app/shared/i18n/lazy-messages.ts'
import '#app/shared/i18n/lead-messages.ts'
import { showToast } from '#app/shared/toast.ts'
import { dispatch } from '#app/shell/dispatcher.ts'

type Change = Input<typeof changeInterest>

/** Tells the lister, says so and offers the way back; nothing when it was refused, which is said as well. */
export async function sendInterest(change: Change, undo: (back: Change) => void): Promise<InterestState | undefined> {
  const reader = findReader()
  try {
    const { data } = await dispatch(changeInterest, change)
    const back = reverse(change)
    const action = reader && { label: reader.t('actions.undo'), run: () => undo(back) }
    if (reader)
      showToast({ id: 'interest', text: reader.scope('leads')(`toast.${nameOf(change)}`), ...(action && { action }) })
    return data
  } catch (error) {
    const limit = limitOf(error)
    if (limit) showLimit(limit)
    else if (reader) showToast({ id: 'interest', tone: 'bad', text: toErrorText(reader.t as never, error) })
    return undefined
  }
}

function nameOf({ isAdded, sharesContact }: Change) {
  if (isAdded === false) return 'withdrawn'
  if (sharesContact === undefined) return 'shown'
  return sharesContact ? 'shared' : 'unshared'
}

/** What was shared is not shared again by bringing the interest back: that is said once more, and meant. */
const reverse = ({ propertyId, isAdded, sharesContact }: Change): Change =>
  sharesContact === undefined
    ? { propertyId, isAdded: isAdded === false }
    : { propertyId, isAdded: true, sharesContact: !sharesContact }

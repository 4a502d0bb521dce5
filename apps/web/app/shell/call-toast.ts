import type { ApiError, CallEvent } from '@gable/contract/client'
import { toErrorText } from '#app/shared/error-text.ts'
import { findReader } from '#app/shared/i18n/lazy-messages.ts'
import { showToast } from '#app/shared/toast.ts'

/** Says how a call went that opted in. */
export function showCall(event: CallEvent) {
  if (event.type === 'failure') showToast({ tone: 'bad', text: textOf(event.error) })
  if (event.type === 'success' && event.message && event.wantsToast === true) showToast({ text: event.message })
}

/** In the words of the page; a code that it has none for is told as the server does. */
function textOf(error: ApiError): string {
  const reader = findReader()
  const isWorded = reader?.exists(`errors:${error.code}`) || error.status === 0
  return reader && isWorded ? toErrorText(reader.t as never, error) : error.message
}

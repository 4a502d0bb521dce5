import { updateProfile } from '@gable/contract/accounts'
import { ApiError, type CallEvent } from '@gable/contract/client'
import { errors } from '@gable/i18n/ar/errors'
import { toast } from 'sonner'
import { afterEach, expect, test } from 'vitest'
import { createI18n } from '#app/shared/i18n/i18n.ts'
import { bindReader } from '#app/shared/i18n/lazy-messages.ts'
import type { Messages } from '#app/shared/i18n/messages.ts'
import { noteToastOutlet } from '#app/shared/toast.ts'
import { handleCallEvent } from './call-listeners.ts'

bindReader(createI18n('ar', { errors } as unknown as Messages))
noteToastOutlet()
afterEach(() => void toast.dismiss())

const shown = () => toast.getToasts().map((one) => ('title' in one ? one.title : undefined))
const success = (wantsToast: CallEvent['wantsToast']): CallEvent => ({
  type: 'success',
  call: updateProfile,
  message: 'Saved',
  wantsToast,
})
const failure = (error: ApiError): CallEvent => ({ type: 'failure', call: updateProfile, error, wantsToast: 'failure' })

test('a call that opted in says how it went, in the words of the page', async () => {
  handleCallEvent(success(true))
  await expect.poll(shown).toEqual(['Saved'])
})

test.each([
  ['a code with words', new ApiError(409, 'illegal_move', 'Not from here'), errors.illegal_move],
  ['a code without words', new ApiError(409, 'brand_new', 'Nur so'), 'Nur so'],
  ['no connection', new ApiError(0, 'network_error', 'fetch failed'), errors.network],
])('a failure is told: %s', async (_, error, text) => {
  handleCallEvent(failure(error))
  await expect.poll(shown).toEqual([text])
})

test('who asked to hear of failures only hears nothing of a success, nor does who did not ask', async () => {
  handleCallEvent(success('failure'))
  handleCallEvent(success(false))
  handleCallEvent(success(true))
  await expect.poll(shown).toEqual(['Saved'])
})

import { deleteAccount } from '@gable/contract/accounts'
import { requestDataExport } from '@gable/contract/exports'
import {
  changeIdentifier,
  changePassword,
  confirmIdentity,
  requestChange,
  requestConfirmation,
  revokeSession,
} from '@gable/contract/security'
import { dispatch } from '#app/shell/dispatcher.ts'
import { forgetMember } from '#app/shell/forget-member.ts'
import { announceSignOut } from '#app/shell/session-channel.ts'
import type { Identifier } from '../identifier.ts'

// Import it lazily: it brings the validator with it.
export const proveByPassword = (password: string) => dispatch(confirmIdentity, { password })
export const proveByCode = (code: string) => dispatch(confirmIdentity, { code })

export async function sendProofCode() {
  const { data } = await dispatch(requestConfirmation, {})
  return data.sentTo
}

export const sendChangeCode = (wanted: Identifier) => dispatch(requestChange, wanted)
export const saveIdentifier = (wanted: Identifier, code: string) => dispatch(changeIdentifier, { ...wanted, code })
export const savePassword = (password: string, confirmation: string) =>
  dispatch(changePassword, { password, confirmation })

/** One device, or all but this one. */
export async function endSessions(id?: string) {
  const { data } = await dispatch(revokeSession, id ? { id } : {})
  return data.ended
}

export const askForExport = () => dispatch(requestDataExport, {})

export async function requestAccountDeletion() {
  await dispatch(deleteAccount, {})
  await forgetMember()
  announceSignOut()
}

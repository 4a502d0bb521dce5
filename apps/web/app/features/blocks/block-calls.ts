import { blockUser, unblockUser } from '@gable/contract/blocks'
import { dispatch } from '#app/shell/dispatcher.ts'
import type { BlockChange } from './use-change-block.ts'

export async function changeBlock(id: number, what: BlockChange, reason: string) {
  const whom = id === 0 ? { isAdmin: true } : { accountId: id }
  if (what === 'unblock') return dispatch(unblockUser, whom)
  return dispatch(blockUser, { ...whom, ...(reason && { reason }) })
}

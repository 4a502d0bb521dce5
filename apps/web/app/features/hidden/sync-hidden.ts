import { mergeHidden } from '@gable/contract/hidden'
import { hiddenHomes } from '#app/features/listings/hidden/hidden-store.ts'
import { dispatch } from '#app/shell/dispatcher.ts'

/** Takes to the account what this browser hid. */
export async function syncHidden() {
  await dispatch(mergeHidden, { ids: [...hiddenHomes.listOnDevice()] })
  hiddenHomes.forgetOnDevice()
}

import { getOwnAccount, updateProfile } from '@gable/contract/accounts'
import type { Input } from '@gable/contract/call'
import { type PlaceAddress, reverseGeocode } from '@gable/contract/places'
import { dispatch } from '#app/shell/dispatcher.ts'

export async function saveProfile(changes: Input<typeof updateProfile>) {
  const { data } = await dispatch(updateProfile, changes)
  return data
}

/** A switch has no place of its own for a failure. */
export const saveSwitch = (field: 'wantsNotifications' | 'showsNumber', isOn: boolean) =>
  dispatch(updateProfile, { [field]: isOn }, { wantsToast: 'failure' })

/** Whether the sizes of a new picture are made, so that every page may show it. */
export async function isPictureReady(): Promise<boolean> {
  const { data } = await dispatch(getOwnAccount, {})
  return Boolean(data?.profileImageUrl)
}

export async function findAddress(
  point: { latitude: number; longitude: number },
  language: string,
): Promise<PlaceAddress> {
  const { data } = await dispatch(reverseGeocode, { ...point, language })
  // Where a city is its own state, the gazetteer has no name for one.
  return { ...data, state: data.state || data.city }
}

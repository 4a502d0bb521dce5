import { getNotificationSettings } from '@gable/contract/notifications'
import { getAddedProperties } from '@gable/contract/posting'
import { getOwnViewingSlots } from '@gable/contract/viewings'
import type { apiFor } from '#app/shell/api.server.ts'

const maxHomes = 50

/** The times of one home, or those that hold for all. */
export async function loadTimes(call: ReturnType<typeof apiFor>, search: URLSearchParams) {
  const { data: homes } = await call(getAddedProperties, { limit: maxHomes })
  const asked = Number(search.get('home'))
  const home = homes.find(({ id }) => id === asked)
  const [own, settings] = await Promise.all([
    call(getOwnViewingSlots, home ? { propertyId: home.id } : {}),
    call(getNotificationSettings, {}),
  ])
  return {
    homes: homes.map(({ id, title }) => ({ id, title })),
    homeId: home?.id,
    times: own.data.times,
    ownCount: own.data.homes.length,
    timeZone: settings.data.timeZone,
    now: Date.now(),
  }
}
export type LoadedTimes = Awaited<ReturnType<typeof loadTimes>>

import { getPackages, type OwnPackage } from '@gable/contract/packages'
import type { callerFor } from '#app/shell/api.server.ts'

/** Which of these can be paid for again: what is no longer for sale, and what is free, cannot. */
export async function findSold(api: ReturnType<typeof callerFor>, owned: readonly OwnPackage[]): Promise<number[]> {
  if (owned.length === 0) return []
  const { data: plans } = await api(getPackages, {})
  const sold = new Set(plans.filter(({ isFree }) => !isFree).map(({ id }) => id))
  return owned.map(({ packageId }) => packageId).filter((id) => sold.has(id))
}

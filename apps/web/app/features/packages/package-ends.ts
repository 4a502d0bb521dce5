import type { OwnPackage } from '@gable/contract/packages'

const noticeMs = 7 * 86_400_000

/** Those whose time is nearly over; one that is followed by another of its kind does not end for its member. */
export function findEnding(packages: readonly OwnPackage[], now: number): OwnPackage[] {
  const running = packages.filter(({ status }) => status === 'running')
  return findLast(running).filter(({ expiresAt }) => Date.parse(expiresAt) - now <= noticeMs)
}

/** Of what runs, those that more can be added to: not what more was added to already. */
export const findLast = (running: readonly OwnPackage[]) =>
  running.filter(
    ({ packageId, expiresAt }) =>
      !running.some((other) => other.packageId === packageId && other.expiresAt > expiresAt),
  )

/** What somebody had last who has nothing now; what was taken back did not end. */
export function findEnded(packages: readonly OwnPackage[]): OwnPackage | undefined {
  if (packages.some(({ status }) => status === 'running')) return undefined
  const ended = packages.filter(({ status }) => status === 'ended')
  return ended.toSorted((one, other) => Date.parse(other.expiresAt) - Date.parse(one.expiresAt))[0]
}

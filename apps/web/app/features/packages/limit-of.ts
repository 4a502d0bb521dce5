import { isCounted, type PackageAccess, packageAccessKinds } from '@gable/domain/package-access'

/** What somebody's package lacks: a use of it, or the whole of it. */
export type Limit = { type: PackageAccess; reason: 'reached' | 'missing' }

/** What the server said about something that needs a package; nothing for every other failure. */
export function limitOf(error: unknown): Limit | undefined {
  const { code, data = {} } = error as { code?: unknown; data?: { type?: unknown; reason?: unknown } }
  const type = packageAccessKinds.find((kind) => kind === data.type)
  if (code !== 'package_required' || !type) return undefined
  // What is not counted cannot be used up, whatever a server says.
  return { type, reason: data.reason === 'limit_reached' && isCounted(type) ? 'reached' : 'missing' }
}

import type { Viewer } from '#platform/access.ts'
import type { KindDeps } from '../listings/listing-core.ts'
import type { ToShownPoint } from './posting/shown-location.ts'
import type { RequireAccess } from '../packages/access.service.ts'

/** What every use case of properties is given. */
export type PropertyDeps = KindDeps<'property'> & {
  currency: string
  toShownPoint: ToShownPoint
  /** Whether a package lets somebody read premium homes; those inside always may. */
  canSeePremium: (viewer: Viewer) => Promise<boolean>
  requireAccess: RequireAccess
  /** What a member told its lister. */
  findInterest: (accountId: number, propertyId: number) => Promise<{ isInterested: boolean; sharesContact: boolean }>
}

import type { Viewer } from '#platform/access.ts'
import type { KindDeps } from '../listings/listing-core.ts'
import type { RequireAccess } from '../packages/access.service.ts'

/** What every use case of projects is given. */
export type ProjectDeps = KindDeps<'project'> & {
  /** Of the site. */
  currency: string
  /** Whether a package lets somebody read gated projects; those inside always may. */
  canSeeGated: (viewer: Viewer) => Promise<boolean>
  requireAccess: RequireAccess
}

import type { Member } from '#platform/access.ts'
import type { Tx } from '#platform/db.ts'

type FeatureAccess = 'property_feature' | 'project_feature'

/** What promotions need of packages: each is one statement inside the transaction of what it pays for. */
export type PackageUses = {
  /** Refuses with `package_required`; nothing where the operator sells no packages, and for staff. */
  spend: (
    tx: Tx,
    member: Member,
    kind: FeatureAccess,
    subject: { kind: 'property' | 'project'; id: number },
  ) => Promise<{ useId: number; days: number | null } | undefined>
  returnUse: (tx: Tx, useId: number) => Promise<void>
}

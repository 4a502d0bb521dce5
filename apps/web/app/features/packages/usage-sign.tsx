import type { OwnPackage } from '@gable/contract/packages'
import type { PackageAccess } from '@gable/domain/package-access'
import { Building2, Calculator, House, KeyRound, LockOpen, type LucideIcon, Megaphone, Sparkles } from 'lucide-react'

const icons: Record<PackageAccess, LucideIcon> = {
  property_list: House,
  property_feature: Megaphone,
  project_list: Building2,
  project_feature: Sparkles,
  mortgage_calculator_detail: Calculator,
  premium_properties: LockOpen,
  project_access: KeyRound,
}

/** What a meter is of, at a glance; red once nothing is left. */
export function UsageSign({ feature: { type, limit, used } }: { feature: OwnPackage['features'][number] }) {
  const Icon = icons[type]
  return (
    <span className="usage-sign" data-spent={(limit !== null && used >= limit) || undefined} aria-hidden>
      <Icon />
    </span>
  )
}

/** Package access that is counted: each publish or feature spends one use. */
export const countedAccessKinds = ['property_list', 'property_feature', 'project_list', 'project_feature'] as const
export type CountedAccess = (typeof countedAccessKinds)[number]

export const packageAccessKinds = [
  ...countedAccessKinds,
  'mortgage_calculator_detail',
  'premium_properties',
  'project_access',
] as const
export type PackageAccess = (typeof packageAccessKinds)[number]

export type PackageCheck = { isPackageAvailable: boolean; isFeatureAvailable: boolean; isLimitAvailable: boolean }
export type AccessDecision = 'granted' | 'package_missing' | 'feature_missing' | 'limit_reached'

export function isCounted(kind: PackageAccess): kind is CountedAccess {
  return countedAccessKinds.some((counted) => counted === kind)
}

/** The first thing that stands in the way; kinds that are not counted have no limit to reach. */
export function decideAccess(kind: PackageAccess, check: PackageCheck): AccessDecision {
  if (!check.isPackageAvailable) return 'package_missing'
  if (!check.isFeatureAvailable) return 'feature_missing'
  return isCounted(kind) && !check.isLimitAvailable ? 'limit_reached' : 'granted'
}

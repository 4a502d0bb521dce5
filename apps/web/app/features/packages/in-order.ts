import { type PackageAccess, packageAccessKinds } from '@gable/domain/package-access'

/** What is counted first, as the table of all plans has it. */
export const inOrder = <Feature extends { type: PackageAccess }>(features: readonly Feature[]): Feature[] =>
  packageAccessKinds.flatMap((kind) => features.filter(({ type }) => type === kind))

type Package = { version?: string; optional?: boolean }
export type Lockfile = { packages: Record<string, Package> }

/**
 * What an installation changed in the lockfile, which then did not fit. Packages for other systems do not count: npm
 * adds those that it finds in the registry of the machine, and not every registry has all of them.
 */
export function lockfileChanges(committed: Lockfile, installed: Lockfile): string[] {
  const names = new Set([...Object.keys(committed.packages), ...Object.keys(installed.packages)])
  return [...names].filter((name) => {
    const [before, after] = [committed.packages[name], installed.packages[name]]
    const isOptional = (before ?? after)?.optional === true
    return before && after ? JSON.stringify(before) !== JSON.stringify(after) : !isOptional
  })
}

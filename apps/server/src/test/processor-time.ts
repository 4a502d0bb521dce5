/** What the work costs in processor time: on a machine with other work the clock says little. */
export async function costOf<Result>(work: () => Promise<Result>): Promise<{ result: Result; costMs: number }> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { result, costMs: (user + system) / 1_000 }
}

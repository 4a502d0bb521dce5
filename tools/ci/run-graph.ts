type Node = { name: string; needs: readonly string[]; after: readonly string[] }

export type Outcome = 'good' | 'bad' | 'not run'

/** Runs every node as soon as what it waits for is over; one whose needs are not good is not run. */
export async function runGraph<N extends Node>(
  nodes: readonly N[],
  run: (node: N) => Promise<boolean>,
  skip: (node: N, missing: string[]) => void,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  const ends = new Map<string, Promise<void>>()
  const waitFor = (name: string) => {
    const end = ends.get(name)
    if (!end) throw new Error(`${name} has to stand before what waits for it`)
    return end
  }
  for (const node of nodes) {
    const before = [...node.needs, ...node.after].map(waitFor)
    const work = async () => {
      await Promise.all(before)
      const missing = node.needs.filter((name) => outcomes.get(name) !== 'good')
      if (missing.length > 0) {
        outcomes.set(node.name, 'not run')
        skip(node, missing)
      } else outcomes.set(node.name, (await run(node)) ? 'good' : 'bad')
    }
    ends.set(node.name, work())
  }
  await Promise.all(ends.values())
  return outcomes
}

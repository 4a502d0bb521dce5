/** Lets so many works run at once; the others wait in line. */
export function atATime(count: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= count) await new Promise<void>((turn) => void waiting.push(turn))
    else running += 1
    try {
      return await work()
    } finally {
      // Whoever is next takes this place over, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

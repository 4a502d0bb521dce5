import type { Guard } from './guards.ts'

/** The source without its guard. A guard that cannot be found was moved or changed: then guards.ts has to follow. */
export function without({ name, file, guard, sabotage }: Guard, source: string): string {
  const times = source.split(guard).length - 1
  if (times !== 1) throw new Error(`The guard "${name}" is ${times} times in ${file}, not once: correct guards.ts`)
  return source.replace(guard, () => sabotage)
}

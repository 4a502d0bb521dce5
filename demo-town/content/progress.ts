import { Presets, SingleBar } from 'cli-progress'

const format = '{stage} {bar} {value} of {total} | {duration_formatted}'

/** One bar after another, each for one stage of a long work. */
export function createProgress() {
  let bar: SingleBar | undefined
  let current = ''
  const stop = () => bar?.stop()
  return {
    show(stage: string, done: number, total: number) {
      if (stage !== current) {
        stop()
        bar = new SingleBar({ format, noTTYOutput: true, notTTYSchedule: 5_000 }, Presets.shades_classic)
        bar.start(total, done, { stage: stage.padEnd(12) })
        current = stage
      }
      bar?.setTotal(total)
      bar?.update(done)
    },
    stop,
  }
}

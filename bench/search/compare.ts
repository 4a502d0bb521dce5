import { type Line, median } from '../report.ts'
import { type Question, shapeNames } from './questions.ts'

/** Partial: there was no time to find all. */
export type Answer = { ids: number[]; total: number; isPartial: boolean }
type Ask = (question: Question) => Promise<Answer>
type Time = { shape: string; ours: number; bare: number }

/**
 * Asks every question of both, in turns. Whoever asks first would fetch the rows from far away for the other, so each
 * question is asked once before, untimed; the very first round compares what was found.
 */
export async function compare(engine: string, questions: Question[], ours: Ask, bare: Ask): Promise<Line[]> {
  for (const question of questions) expectSame(question, await ours(question), await bare(question))
  const times: Time[] = []
  for (const [turn, question] of questions.entries()) {
    const oursFirst = turn % 2 === 0
    await ours(question)
    const one = await timed(oursFirst ? ours : bare, question)
    const other = await timed(oursFirst ? bare : ours, question)
    times.push({ shape: question.shape, ours: oursFirst ? one : other, bare: oursFirst ? other : one })
  }
  const all = [toLine(`${engine}-p50`, times, median), toLine(`${engine}-p95`, times, ninetyFifth, false)]
  const byShape = shapeNames.flatMap((shape) => {
    const own = times.filter((time) => time.shape === shape)
    return [toLine(`${engine}-${shape}-p50`, own, median), toLine(`${engine}-${shape}-p95`, own, ninetyFifth, false)]
  })
  return [...all, ...byShape]
}

async function timed(ask: Ask, question: Question): Promise<number> {
  const started = performance.now()
  await ask(question)
  return performance.now() - started
}

/** What does not find the same is not comparable; at the end of its time one of them may be the luckier. */
function expectSame(question: Question, ours: Answer, bare: Answer) {
  if (ours.isPartial || bare.isPartial) return
  if (JSON.stringify(ours) !== JSON.stringify(bare)) {
    throw new Error(`${JSON.stringify(question)} found ${JSON.stringify(ours)}, bare ${JSON.stringify(bare)}`)
  }
}

function toLine(id: string, times: Time[], pick: (values: number[]) => number, hasGoal = true): Line {
  const ours = pick(times.map((time) => time.ours))
  const bare = pick(times.map((time) => time.bare))
  const goal = hasGoal ? 1.25 * bare + 3 : 0
  return { id, unit: 'ms', ours, bare, ratio: ours / bare, goal, ok: !hasGoal || ours <= goal }
}

const ninetyFifth = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0

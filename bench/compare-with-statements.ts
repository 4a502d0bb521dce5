import type pg from 'pg'
import type { Statement } from './record-statements.ts'

type Sides = {
  ask: (question: string) => Promise<void>
  client: pg.Client
  record: (work: () => Promise<void>) => Promise<Statement[]>
}

/** Milliseconds of each question, asked one after another: the product and its statements alone take turns. */
export async function compareWithStatements(questions: string[], { ask, client, record }: Sides) {
  const times = { ours: [] as number[], bare: [] as number[] }
  for (const [turn, question] of questions.entries()) {
    // The first time shows which statements there are, and warms the caches for both.
    const statements = await record(() => ask(question))
    const sides = {
      ours: () => ask(question),
      bare: async () => {
        for (const statement of statements) await client.query(statement.text, statement.parameters)
      },
    }
    for (const side of turn % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
      const startedAt = performance.now()
      await sides[side]()
      times[side].push(performance.now() - startedAt)
    }
  }
  return times
}

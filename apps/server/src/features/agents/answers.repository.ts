import { answerDays, answerStep, fewestAnswers, maxAnswers } from '@gable/domain/answer-time'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { Cleanup } from '#platform/sweep.ts'

type Question = { kind: 'chat' | 'lead'; subjectId: number; agentId: number }

/** Somebody waits for an answer from now on, unless they do already. */
export async function noteQuestion(tx: Tx, question: Question) {
  await tx
    .insertInto('agentQuestion')
    .values(question)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The first answer is the one that counts: the question is gone then. */
export async function noteAnswer(tx: Tx, { kind, subjectId, agentId }: Question) {
  const { rows } = await sql`
    with answered as (
      delete from agent_question where kind = ${kind} and subject_id = ${subjectId} and agent_id = ${agentId}
      returning asked_at)
    insert into agent_answer (agent_id, minutes)
    select ${agentId}::bigint, extract(epoch from now() - asked_at)::integer / 60 from answered
    returning id`.execute(tx)
  if (rows.length > 0) await workOut(tx, agentId)
}

type Typical = { median: number | null; holdsUntil: Date | null }

/** From at most fifty rows. Of two answers at once the one that ends last may miss the other, until the next. */
async function workOut(tx: Tx, agentId: number) {
  await sql`
    delete from agent_answer where agent_id = ${agentId} and id <= (
      select id from agent_answer where agent_id = ${agentId} order by id desc offset ${maxAnswers} limit 1)`.execute(
    tx,
  )
  const { rows } = await sql<Typical>`
    with newest as (
      select minutes, answered_at, row_number() over (order by id desc) as place from agent_answer
      where agent_id = ${agentId} and answered_at > now() - make_interval(days => ${answerDays}))
    select percentile_disc(0.5) within group (order by minutes)::integer as median,
      max(answered_at) filter (where place = ${fewestAnswers}) + make_interval(days => ${answerDays}) as holds_until
    from newest`.execute(tx)
  const { median = null, holdsUntil = null } = rows[0] ?? {}
  const typicalMinutes = median === null ? undefined : answerStep(median)
  if (typicalMinutes === undefined || holdsUntil === null) {
    await tx.deleteFrom('agentResponse').where('agentId', '=', agentId).execute()
    return
  }
  await tx
    .insertInto('agentResponse')
    .values({ agentId, typicalMinutes, holdsUntil })
    .onConflict((known) => known.column('agentId').doUpdateSet({ typicalMinutes, holdsUntil }))
    .execute()
}

export async function forgetAnswers(tx: Tx, agentId: number) {
  for (const table of ['agentQuestion', 'agentAnswer', 'agentResponse'] as const) {
    await tx.deleteFrom(table).where('agentId', '=', agentId).execute()
  }
}

/** Written out: what is over is found by an index. */
export const answerCleanups: Cleanup[] = [
  { table: 'agent_question', over: "asked_at < now() - interval '90 days'" },
  { table: 'agent_answer', over: "answered_at < now() - interval '90 days'" },
]

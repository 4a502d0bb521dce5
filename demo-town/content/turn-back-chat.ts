import type { Product } from '../../apps/server/src/compose.ts'

type Past = { lines: { after: number }[]; hoursAgo: number }

/** Puts a conversation into the past, line by line. As with homes, no service does: all of them live in the present. */
export async function turnBackChat(pool: Product['pool'], chatId: number, { lines, hoursAgo }: Past) {
  const whole = lines.reduce((sum, { after }) => sum + after, 0)
  let minutes = hoursAgo * 60 + whole
  const times = lines.map(({ after }) => new Date(Date.now() - (minutes -= after) * 60_000))
  const [first, last] = [times[0], times.at(-1)]
  await pool.query(
    `update chat_message set created_at = given.at,
      removed_at = case when removed_at is not null then given.at end
    from unnest($2::timestamptz[]) with ordinality as given (at, number)
    where conversation_id = $1 and sequence = given.number`,
    [chatId, times],
  )
  await pool.query('update chat_conversation set created_at = $2, last_at = $3 where id = $1', [chatId, first, last])
  // Nobody is mailed about what was said long ago.
  await pool.query('update chat_participant set last_at = $2, untold_since = null where conversation_id = $1', [
    chatId,
    last,
  ])
}

/** The same for a viewing that was asked for in a conversation, behind what was said there before. */
export async function turnBackCard(pool: Product['pool'], viewingId: number, hoursAgo: number) {
  const { rows } = await pool.query<{ conversation_id: string; at: Date }>(
    `update chat_message card set created_at = greatest(now() - make_interval(hours => $2),
      (select max(created_at) from chat_message before
        where before.conversation_id = card.conversation_id and before.sequence < card.sequence))
    where viewing_id = $1 returning conversation_id, created_at as at`,
    [viewingId, hoursAgo],
  )
  for (const { conversation_id: chatId, at } of rows) {
    await pool.query('update chat_conversation set created_at = least(created_at, $2), last_at = $2 where id = $1', [
      chatId,
      at,
    ])
    await pool.query('update chat_participant set last_at = $2 where conversation_id = $1', [chatId, at])
  }
}

import type { ChatPreferences } from '@gable/contract/chats'
import type { Db, Tx } from '#platform/db.ts'

const usual: ChatPreferences = { showsPresence: true, pushesText: false }

export async function findChatSettings(db: Db, accountId: number): Promise<ChatPreferences> {
  const found = await db
    .selectFrom('chatSettings')
    .select(['showsPresence', 'pushesText'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return found ?? usual
}

/** What is not said stays. */
export async function saveChatSettings(
  tx: Tx,
  accountId: number,
  { showsPresence, pushesText }: { showsPresence?: boolean | undefined; pushesText?: boolean | undefined },
) {
  const change = {
    ...(showsPresence !== undefined && { showsPresence }),
    ...(pushesText !== undefined && { pushesText }),
  }
  await tx
    .insertInto('chatSettings')
    .values({ ...usual, ...change, accountId })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ ...change, accountId }))
    .execute()
}

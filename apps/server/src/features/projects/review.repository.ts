import type { Db } from '#platform/db.ts'

export async function findIdBySlug(db: Db, slug: string): Promise<number | undefined> {
  const row = await db.selectFrom('project').select('id').where('slug', '=', slug).executeTakeFirst()
  return row?.id
}

/** What a mail about a project says, as it is when it is sent. */
export async function findNoticeFacts(db: Db, projectId: number) {
  return db
    .selectFrom('project')
    .innerJoin('account', 'account.id', 'project.ownerId')
    .select(['account.email', 'project.title', 'project.slug', 'project.language'])
    .where('project.id', '=', projectId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

import { toSlug, withSuffix } from '@gable/domain/slug'
import type { Tx } from '#platform/db.ts'
import { claimSlug } from './project-writes.repository.ts'

/** A free slug for a project: what its lister wishes for, or its title. Once given, no other project ever has it. */
export async function chooseSlug(tx: Tx, id: number, wishes: (string | undefined)[]): Promise<string> {
  const wanted = wishes.map((wish) => toSlug(wish ?? '')).find(Boolean) ?? `project-${id}`
  // Somebody may be ahead of us with the first two.
  for (const slug of [wanted, withSuffix(wanted, id), withSuffix(wanted, crypto.randomUUID().slice(0, 8))]) {
    if (await claimSlug(tx, slug, id)) return slug
  }
  throw new Error(`No slug was free for project ${id}`)
}

import { fromReference } from '@gable/domain/reference'
import { toSlug, withSuffix } from '@gable/domain/slug'
import type { Tx } from '#platform/db.ts'
import { claimSlug } from './slugs.repository.ts'

/** A free slug for a property: what its lister wishes for, or its title. Once given, no other home ever has it. */
export async function chooseSlug(tx: Tx, id: number, wishes: (string | undefined)[]): Promise<string> {
  const wanted = wishes.map((wish) => toSlug(wish ?? '')).find(Boolean) ?? `home-${id}`
  // A slug that reads like a reference would lead to another home; of the rest somebody may be ahead of us.
  const candidates = [
    ...(fromReference(wanted) ? [] : [wanted]),
    withSuffix(wanted, id),
    withSuffix(wanted, crypto.randomUUID().slice(0, 8)),
  ]
  for (const slug of candidates) if (await claimSlug(tx, slug, id)) return slug
  throw new Error(`No slug was free for property ${id}`)
}

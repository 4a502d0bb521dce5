import { toSlug, withSuffix } from '@gable/domain/slug'
import type { Tx } from '#platform/db.ts'
import type { ListingKind } from '../listing-kind.ts'
import { claimSlug } from './slugs.repository.ts'

type Kind = Pick<ListingKind, 'name' | 'slugPrefix' | 'isReservedSlug'>

/** A free slug: what the lister wishes for, or the title. Once given, no other listing of the kind ever has it. */
export async function chooseSlug(tx: Tx, kind: Kind, id: number, wishes: (string | undefined)[]): Promise<string> {
  const wanted = wishes.map((wish) => toSlug(wish ?? '')).find(Boolean) ?? `${kind.slugPrefix}-${id}`
  // Somebody may be ahead of us with the first two.
  const candidates = [
    ...(kind.isReservedSlug?.(wanted) ? [] : [wanted]),
    withSuffix(wanted, id),
    withSuffix(wanted, crypto.randomUUID().slice(0, 8)),
  ]
  for (const slug of candidates) if (await claimSlug(tx, kind.name, slug, id)) return slug
  throw new Error(`No slug was free for ${kind.name} ${id}`)
}

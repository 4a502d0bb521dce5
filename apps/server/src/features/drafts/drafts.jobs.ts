import { draftKinds } from '@gable/contract/drafts'
import type { Cleanup } from '#platform/sweep.ts'

const table = 'property_draft'

/** Half a year without a look at it. The uploads that it names go with it: there is no other time to set. */
const forgotten: Cleanup = { table, over: "updated_at < now() - interval '180 days'" }

/** Whoever deletes a listing means its unsent changes too; nobody could open them any more. */
const ofErased = draftKinds.map(
  (kind): Cleanup => ({
    table,
    over: `listing_id is not null and kind = '${kind}' and not exists (
    select from ${kind} where ${kind}.id = ${table}.listing_id)`,
  }),
)

export const draftCleanups: Cleanup[] = [forgotten, ...ofErased]

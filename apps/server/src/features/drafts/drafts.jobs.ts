import type { Cleanup } from '#platform/sweep.ts'

/** Half a year without a look at it. The uploads that it names go with it: there is no other time to set. */
export const draftCleanups: Cleanup[] = [{ table: 'property_draft', over: "updated_at < now() - interval '180 days'" }]

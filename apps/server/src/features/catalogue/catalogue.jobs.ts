import type { JobHandler } from '#platform/jobs.ts'

type Counts = { fold: () => Promise<void>; rebuild: () => Promise<void> }

export const catalogueJobs = (counts: Counts, fillPlaces: () => Promise<void>): JobHandler[] => [
  // Nobody waits for it: what is not added yet is counted where it is read.
  { name: 'catalogue.fold-counts', cron: '* * * * *', run: counts.fold },
  { name: 'catalogue.rebuild-counts', run: counts.rebuild },
  // After the upgrade that brought the places.
  { name: 'catalogue.fill-places', run: fillPlaces },
]

import type { JobHandler } from '#platform/jobs.ts'

export const viewJobs = ({ show }: { show: () => Promise<void> }): JobHandler[] => [
  // Not with each view: a row of the search is wide and in many indexes.
  { name: 'insights.show-views', cron: '*/5 * * * *', run: show },
]

import type { FastifyInstance } from 'fastify'
import { createAnswers } from './answers.service.ts'
import { createCalendarService } from './calendar.service.ts'
import { createEndings, viewingJobs } from './endings.ts'
import { createPresentViewings, type PresentDeps } from './present-viewings.ts'
import { createRequests, type RequestDeps } from './requests.service.ts'
import { createTimesService } from './times.service.ts'
import { viewingsRoutes } from './viewings.routes.ts'
import { createViewingsService } from './viewings.service.ts'

type Deps = PresentDeps &
  Omit<RequestDeps, 'times'> &
  Parameters<typeof createEndings>[0] &
  Omit<Parameters<typeof createCalendarService>[0], 'present'>

/** Visits of homes: when one can come, who asked, and what both agreed on. */
export function composeViewings(deps: Deps) {
  const present = createPresentViewings(deps)
  const times = createTimesService(deps)
  const endings = createEndings(deps)
  const services = {
    times,
    request: createRequests({ ...deps, times }),
    answer: createAnswers({ ...deps, times }),
    viewings: createViewingsService({ ...deps, present }),
    calendar: createCalendarService({ ...deps, present }),
  }
  return {
    ...services,
    noteStanding: endings.noteStanding,
    jobs: viewingJobs(endings.runClock),
    subscribers: [
      { topic: 'block.added' as const, run: endings.endBlocked },
      { topic: 'account.leaving' as const, run: endings.endOfLeaving },
    ],
    eraseAllOf: endings.eraseAllOf,
    // What they asked for and said, without what only the machine reads.
    exportAllOf: {
      tables: [
        {
          ...{ table: 'viewing', owner: 'visitor_id', key: 'id', keyType: 'bigint' as const },
          without: ['lister_id', 'calendar_id', 'is_held', 'remind_at'],
        },
        { table: 'viewing_times', owner: 'lister_id', key: 'id', keyType: 'bigint' as const },
      ],
    },
    routes: (api: FastifyInstance) => viewingsRoutes(api, services),
  }
}

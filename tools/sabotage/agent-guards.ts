import type { Guard } from './guards.ts'

const agents = 'apps/server/src/features/agents'
const reviews = `${agents}/reviews.test.ts`

/** Who may say what about an agent, and whose homes are shown as theirs. */
export const agentGuards: Guard[] = [
  {
    name: 'only whoever asked an agent reviews them',
    file: `${agents}/reviews.service.ts`,
    guard: 'if (!(await hasDealtWith(db, authorId, agentId))) {',
    sabotage: 'if (agentId < 0) {',
    noticedBy: {
      file: reviews,
      test: 'T36 only whoever asked an agent about a home, or talked with them, says how they were',
    },
  },
  {
    name: 'only the agent answers',
    file: `${agents}/reviews.service.ts`,
    guard: 'if (review?.agentId !== accountId || review.takenDownAt)',
    sabotage: 'if (!review || review.takenDownAt)',
    noticedBy: { file: reviews, test: 'what is said again replaces what was said, and the agent answers it' },
  },
  {
    name: 'who is shut out is no agent',
    file: `${agents}/agents.repository.ts`,
    guard: 'account.is_active = false)`',
    sabotage: 'account.id = 0)`',
    noticedBy: {
      file: `${agents}/agent-counts.test.ts`,
      test: 'who is shut out is in no list from that moment on, and uncounted soon after',
    },
  },
  {
    name: 'pictures of premium homes are not shown with their agent',
    file: `${agents}/agents.repository.ts`,
    guard: ' and not property.is_premium',
    sabotage: '',
    noticedBy: { file: `${agents}/agents.test.ts`, test: 'T24 the pictures of an agent are never of a premium home' },
  },
  {
    name: 'reviews of an agent are written one after the other',
    file: `${agents}/reviews.service.ts`,
    guard: "        if (!(await lockAgent(tx, agentId))) throw notFound('Agent')\n",
    sabotage: '',
    noticedBy: {
      file: reviews,
      test: 'of reviews that are written and taken back at once the average is that of what stands',
    },
  },
]

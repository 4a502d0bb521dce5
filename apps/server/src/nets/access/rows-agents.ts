import { answerAgentReview, deleteAgentReview, getAgentReviews, reviewAgent } from '@gable/contract/agent-reviews'
import { getAgentProperties, listAgents } from '@gable/contract/agents'
import { report } from '@gable/contract/reports'
import { onlyFor, type Row, row, rowAbout } from './row.ts'

const page = {
  access: 'optional',
  names: 'agent',
  by: 'slug_id',
  input: ({ slug }: { slug: string }) => ({ slug }),
  when: {
    'with a home': 'ok',
    'with nothing left': 'not_found',
    'of a deactivated member': 'not_found',
    'never there': 'not_found',
  },
} as const

export const agentRows: Row[] = [
  row(listAgents, { access: 'optional' }),
  rowAbout(getAgentProperties, page),
  rowAbout(getAgentReviews, page),
  // Nobody has asked any of them, and nobody learns from it who is there.
  rowAbout(reviewAgent, {
    access: 'member',
    names: 'agent',
    by: 'user_id',
    input: ({ id }) => ({ agentId: id, rating: 5 }),
    when: {
      'with a home': 'not_asked_before',
      'with nothing left': 'not_asked_before',
      'of a deactivated member': 'not_asked_before',
      'never there': 'not_asked_before',
    },
  }),
  rowAbout(deleteAgentReview, {
    access: 'member',
    names: 'agent',
    by: 'user_id',
    input: ({ id }) => ({ agentId: id }),
    when: { 'with a home': 'ok', 'with nothing left': 'ok', 'of a deactivated member': 'ok', 'never there': 'ok' },
  }),
  rowAbout(answerAgentReview, {
    access: 'member',
    names: 'review',
    by: 'review_id',
    input: ({ id }) => ({ id, answer: 'Thank you' }),
    when: { 'of the lister': onlyFor('lister'), 'taken down': 'not_found', 'never there': 'not_found' },
  }),
  rowAbout(report, {
    access: 'member',
    names: 'review',
    by: 'review_id',
    input: ({ id }) => ({ reviewId: id, reasonId: 1 }),
    when: { 'of the lister': 'ok', 'taken down': 'not_found', 'never there': 'not_found' },
  }),
]

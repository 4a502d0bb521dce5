import { answerAgentReview, deleteAgentReview, reviewAgent } from '@gable/contract/agent-reviews'
import { getAgentProperties } from '@gable/contract/agents'
import { ApiError } from '@gable/contract/client'
import { data, redirect } from 'react-router'
import { apiFor, callerFor } from '#app/shell/api.server.ts'
import { type ReviewAttempt, reviewIntents } from './review-attempt.ts'

type ActionArgs = { request: Request; url: URL } & Parameters<typeof callerFor>[0]

/** Far more than the longest review; nobody fills the memory with a form. */
const maxBytes = 64 * 1024

/** Writes, answers or takes back a review; a plain form does, before and without any script. */
export async function changeReview({ request, url, ...visit }: ActionArgs, slug: string) {
  const attempt = await readAttempt(request)
  if (!attempt) throw data({ code: 'invalid_request' }, { status: 400 })
  if (attempt.intent === 'write' && attempt.rating === 0) {
    return data({ ...attempt, code: 'rating_missing' }, { status: 422 })
  }
  const args = { ...visit, request }
  const { agent } = (await apiFor(args)(getAgentProperties, { slug, limit: 1 })).data
  try {
    await send(args, attempt, agent.id)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return data({ ...attempt, code: error.code }, { status: 422 })
  }
  return redirect(`${url.pathname}#reviews`, 303)
}

async function send(args: Parameters<typeof callerFor>[0], attempt: ReviewAttempt, agentId: number) {
  const call = callerFor(args)
  const { intent, rating, text, reviewId } = attempt
  if (intent === 'delete') await call(deleteAgentReview, { agentId })
  else if (intent === 'answer') await call(answerAgentReview, { id: reviewId, answer: text })
  else await call(reviewAgent, { agentId, rating, text })
}

async function readAttempt(request: Request): Promise<ReviewAttempt | undefined> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(length <= maxBytes)) return undefined
  const form = await request.formData().catch(() => undefined)
  const intent = reviewIntents.find((one) => one === form?.get('intent'))
  if (!form || !intent) return undefined
  const numberOf = (name: string) => Math.trunc(Number(form.get(name))) || 0
  const text = String(form.get('text') ?? '').trim()
  return { intent, reviewId: numberOf('review'), rating: numberOf('rating'), text, code: undefined }
}

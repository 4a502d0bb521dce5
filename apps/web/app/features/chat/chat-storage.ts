import { forget, keep, recall } from '#app/shared/remembered.ts'
import { chatPrefix } from '#app/shell/forget-member.ts'

const queueName = (memberId: number) => `${chatPrefix}queue:${memberId}`
const draftName = (memberId: number, key: string) => `${chatPrefix}draft:${memberId}:${key}`

/** What was not sent yet, as it was left; nothing where it cannot be read. */
export function recallQueues(memberId: number): unknown {
  try {
    return JSON.parse(recall(queueName(memberId)) ?? 'null')
  } catch {
    return null
  }
}

export function keepQueues(memberId: number, queues: object) {
  if (Object.keys(queues).length === 0) forget(queueName(memberId))
  else keep(queueName(memberId), JSON.stringify(queues))
}

export const hasQueues = (memberId: number) => recall(queueName(memberId)) !== null

export const recallDraft = (memberId: number, key: string) => recall(draftName(memberId, key)) ?? ''

export function keepDraft(memberId: number, key: string, text: string) {
  if (text.trim() === '') forget(draftName(memberId, key))
  else keep(draftName(memberId, key), text)
}

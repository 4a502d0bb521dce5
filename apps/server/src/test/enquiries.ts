import { isProof } from '@gable/domain/proof-of-work'
import { createEnquiryProofs } from '../features/leads/enquiry-proofs.ts'
import type { TestServer } from './test-server.ts'

/** A challenge that was given out a while ago, with its answer. */
export function solveChallenge({ config }: TestServer, secondsAgo = 10) {
  const now = () => Date.now() - secondsAgo * 1_000
  const challenge = createEnquiryProofs({ secret: config.AUTH_SECRET, now }).createChallenge()
  let answer = 0
  while (!isProof(challenge, String(answer))) answer += 1
  return { challenge, answer: String(answer) }
}

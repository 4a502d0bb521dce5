import { getEnquiryChallenge } from '@gable/contract/enquiries'
import { isProof } from '@gable/domain/proof-of-work'
import { dispatch } from '#app/shell/dispatcher.ts'

const triesAtOnce = 1_000

/** Works while the reader writes, a little at a time, so that typing stays smooth. */
export async function solveChallenge(): Promise<{ challenge: string; answer: string }> {
  const { challenge } = (await dispatch(getEnquiryChallenge, {})).data
  for (let tried = 0; ; tried += 1) {
    if (tried % triesAtOnce === 0) await nextTask()
    if (isProof(challenge, String(tried))) return { challenge, answer: String(tried) }
  }
}

/** A message is a task of its own; a timer would wait longer each time. */
function nextTask() {
  return new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

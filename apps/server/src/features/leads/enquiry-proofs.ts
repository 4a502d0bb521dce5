import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { isProof, leastFormSeconds } from '@gable/domain/proof-of-work'

const hourMs = 3_600_000
export type EnquiryProofs = ReturnType<typeof createEnquiryProofs>

/** What a browser has to solve, and what a mail carries; both are signed, so that nothing of them is stored. */
export function createEnquiryProofs({ secret, now = Date.now }: { secret: string; now?: () => number }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gable:enquiry', 32))
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest('base64url')
  const isSigned = (payload: string, signature: string) =>
    timingSafeEqual(Buffer.from(sign(payload)), Buffer.from(signature))

  return {
    createChallenge: () => {
      const payload = `${now()}.${randomBytes(12).toString('base64url')}`
      return `${payload}.${sign(`challenge:${payload}`)}`
    },

    /** What makes a solved challenge used, and whether it was solved faster than anybody writes; nothing if it is wrong. */
    readChallenge(challenge: string, answer: string): { id: string; isHasty: boolean } | undefined {
      const [, payload, time, id, signature] = /^((\d{13})\.([\w-]{16}))\.([\w-]{43})$/.exec(challenge) ?? []
      if (!payload || !id || !signature || !isSigned(`challenge:${payload}`, signature)) return undefined
      const ageMs = now() - Number(time)
      if (ageMs > hourMs || !isProof(challenge, answer)) return undefined
      return { id, isHasty: ageMs < leastFormSeconds * 1_000 }
    },

    tokenFor: (enquiryId: number) => `${enquiryId}.${sign(`enquiry:${enquiryId}`)}`,

    readToken(token: string): number | undefined {
      const [, id, signature] = /^([1-9]\d{0,14})\.([\w-]{43})$/.exec(token) ?? []
      return id && signature && isSigned(`enquiry:${id}`, signature) ? Number(id) : undefined
    },
  }
}

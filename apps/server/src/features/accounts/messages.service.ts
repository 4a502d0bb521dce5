import type { Db } from '#platform/db.ts'
import type { Mailer } from '#platform/mail.ts'
import type { SmsSender } from '#platform/sms.ts'
import type * as jobs from './accounts.jobs.ts'
import { findLivingChallenge } from './challenges.repository.ts'
import { codeFor, codeLifeSeconds, hashToken, resetLifeSeconds, resetTokenFor } from './sign-in-code.ts'
import { resetMail, signInMail } from './account-mail.ts'
import { addPasswordReset } from './sign-in/password-resets.repository.ts'

type Deps = { db: Db; mailer: Mailer; sms: SmsSender | undefined; secret: string; siteUrl: string }
type PayloadOf<J> = J extends { payload: { _output: infer Payload } } ? Payload : never

/** The proofs that reach people, who may have no account yet; whatever else they are told is a notification. Links begin with the configured address, never with a header of some request. */
export function createMessages({ db, mailer, sms, secret, siteUrl }: Deps) {
  return {
    /** A code that was replaced, used or outlived meanwhile is not worth a message. */
    async sendCode({ challengeId, channel, language }: PayloadOf<typeof jobs.sendCode>) {
      const challenge = await findLivingChallenge(db, challengeId)
      if (!challenge) return
      const code = codeFor(challenge.nonce, secret)
      const mail = signInMail({ code, language, siteUrl, minutes: codeLifeSeconds / 60 })
      if (channel === 'mail') await mailer.send({ to: challenge.identifier, ...mail }, `code-${challengeId}`)
      // The last line lets phones fill in the code by themselves, on this site only.
      else
        await sms?.send(
          { to: challenge.identifier, text: `${mail.subject}\n\n@${hostOf(siteUrl)} #${code}` },
          challengeId,
        )
    },

    /** An address without an account gets no mail: whoever typed it may not own it. */
    async sendReset({ email, language, seed, requestedAt }: PayloadOf<typeof jobs.sendReset>) {
      const token = resetTokenFor(seed, secret)
      const reset = {
        email,
        tokenHash: hashToken(token),
        requestedAt: requestedAt === undefined ? undefined : new Date(requestedAt),
        seconds: resetLifeSeconds,
      }
      // Also asked at every later attempt, when the link may have been used already.
      if (!(await db.transaction().execute((tx) => addPasswordReset(tx, reset)))) return
      const mail = resetMail({ language, siteUrl, link: `${siteUrl}/reset-password#${token}` })
      await mailer.send({ to: email, ...mail }, `reset-${hashToken(seed).toString('hex')}`)
    },
  }
}

const hostOf = (url: string) => new URL(url).host

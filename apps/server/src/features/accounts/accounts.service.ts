import type { OwnAccount } from '@gable/contract/accounts'
import type { Member, Viewer } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { forbidden, tooManyRequests, unauthorized } from '#platform/errors.ts'
import { recordEvent } from '#platform/events.ts'
import { enqueue } from '#platform/jobs.ts'
import type { Mailer } from '#platform/mail.ts'
import { sendSignInCode } from './accounts.jobs.ts'
import {
  addSession,
  countGuess,
  findOwnAccount,
  getOrAddAccount,
  isLivingNonce,
  removeSession,
  replaceCode,
  useUpCode,
} from './accounts.repository.ts'
import { codeFor, codeLifeSeconds, isSameCode, newNonce, newToken, resendAfterSeconds } from './sign-in-code.ts'
import { signInMail } from './sign-in-mail.ts'

type Deps = { db: Db; mailer: Mailer; secret: string; siteUrl: string }
type Guess = { email: string; code: string; userAgent: string }
export type AccountsService = ReturnType<typeof createAccountsService>

export function createAccountsService({ db, mailer, secret, siteUrl }: Deps) {
  return {
    async requestCode(email: string, language: string) {
      const nonce = newNonce()
      await db.transaction().execute(async (tx) => {
        if (!(await replaceCode(tx, email, nonce))) throw tooManyRequests(resendAfterSeconds)
        await enqueue(tx, sendSignInCode, { email, nonce: nonce.toString('hex'), language })
      })
      return { resendAfterSeconds, expiresAfterSeconds: codeLifeSeconds }
    },

    /** The job: a code that was replaced or used meanwhile is not worth a mail. */
    async mailCode({ email, nonce: hex, language }: { email: string; nonce: string; language: string }) {
      const nonce = Buffer.from(hex, 'hex')
      if (!(await isLivingNonce(db, email, nonce))) return
      const mail = signInMail({ code: codeFor(nonce, secret), language, siteUrl, minutes: codeLifeSeconds / 60 })
      await mailer.send({ to: email, ...mail }, `sign-in-${hex}`)
    },

    async signInWithCode({ email, code, userAgent }: Guess): Promise<{ token: string; user: OwnAccount }> {
      const guess = await countGuess(db, email)
      if (!guess) throw unauthorized('code_expired', 'This code is used up or too old; ask for a new one')
      if (!isSameCode(code, codeFor(guess.nonce, secret))) throw unauthorized('incorrect_details', 'Wrong code')
      const token = newToken()
      return db.transaction().execute(async (tx) => {
        if (!(await useUpCode(tx, email, guess.nonce))) throw unauthorized('code_expired', 'This code was used')
        const { account, isNew } = await getOrAddAccount(tx, email)
        if (!account.isActive) throw unauthorized('account_deactivated', 'This account is deactivated')
        await addSession(tx, account.id, token, userAgent.slice(0, 300))
        const name = isNew ? 'account.created' : 'account.signed-in'
        await recordEvent(tx, { name, subjectId: account.id, actorId: account.id })
        return { token, user: toOwnAccount(account) }
      })
    },

    async signOut(member: Member, token: string | undefined): Promise<null> {
      if (!token) throw forbidden('There is no session to end')
      await db.transaction().execute(async (tx) => {
        await removeSession(tx, token)
        await recordEvent(tx, { name: 'account.signed-out', subjectId: member.accountId, actorId: member.accountId })
      })
      return null
    },

    async getOwn(viewer: Viewer): Promise<OwnAccount | null> {
      const account = viewer && (await findOwnAccount(db, viewer.accountId))
      return account ? toOwnAccount(account) : null
    },
  }
}

type AccountRow = Omit<OwnAccount, 'profileImageUrl'>
const toOwnAccount = ({ id, name, email, mobile, address }: AccountRow): OwnAccount => ({
  id,
  name,
  email,
  mobile,
  address,
  profileImageUrl: '',
})

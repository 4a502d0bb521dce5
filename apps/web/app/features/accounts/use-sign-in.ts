import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../shell/toast.ts'
import type { Identifier } from './identifier.ts'
import { useArrival } from './use-arrival.ts'
import { useAttempt } from './use-attempt.ts'

export type Sent = { identifier: Identifier; validMinutes: number; resendSeconds: number; at: number }

/** Signing in by code in two steps, or by password in one. */
export function useSignIn(next: string) {
  const { t } = useTranslation('accounts')
  const arrive = useArrival(next)
  const { attempt, isBusy, problem, clearProblem } = useAttempt()
  const [sent, setSent] = useState<Sent>()

  const sendCode = (identifier: Identifier) =>
    attempt(async () => {
      setSent(await requestCodeFor(identifier))
      if (sent) showToast({ text: t('signIn.resent') })
    })

  const verify = (code: string) =>
    attempt(
      async () => {
        if (!sent) return
        const { signInWithCode } = await import('./sign-in-calls.ts')
        await signInWithCode(sent.identifier, code)
        await arrive(t('signIn.welcome'))
      },
      (failure) => (failure === 'incorrect_details' ? t('signIn.wrongCode') : undefined),
    )

  const signIn = (identifier: Identifier, password: string) =>
    attempt(async () => {
      const { signInWithPassword } = await import('./sign-in-calls.ts')
      await signInWithPassword(identifier, password)
      await arrive(t('signIn.welcome'))
    })

  function startOver() {
    setSent(undefined)
    clearProblem()
  }

  return { sent, problem, isBusy, sendCode, verify, signIn, startOver, clearProblem }
}

export async function requestCodeFor(identifier: Identifier): Promise<Sent> {
  const { askForCode } = await import('./sign-in-calls.ts')
  const { expiresAfterSeconds, resendAfterSeconds } = await askForCode(identifier)
  const validMinutes = Math.round(expiresAfterSeconds / 60)
  return { identifier, validMinutes, resendSeconds: resendAfterSeconds, at: Date.now() }
}

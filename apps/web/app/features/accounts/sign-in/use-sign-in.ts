import type { SignedIn } from '@gable/contract/accounts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '#app/shared/toast.ts'
import { useLocalPath } from '#app/shell/site.ts'
import type { Identifier } from '../identifier.ts'
import { type Arrival, useArrival } from '../use-arrival.ts'
import { useAttempt } from '../use-attempt.ts'

export type Sent = { identifier: Identifier; validMinutes: number; resendSeconds: number; at: number }
export type SigningIn = ReturnType<typeof useSignIn>

/** Signing in by code in two steps, or by password in one; staff prove themselves once more. */
export function useSignIn({ next, arrive }: Arrival) {
  const { t } = useTranslation('accounts')
  const { attempt, isBusy, problem, clearProblem } = useAttempt()
  const [sent, setSent] = useState<Sent>()
  const [isSecondStep, setSecondStep] = useState(false)
  const toLocal = useLocalPath()
  const setUp = useArrival(toLocal(`/second-step?next=${encodeURIComponent(next)}`))

  const sendCode = (identifier: Identifier) =>
    attempt(async () => {
      setSent(await requestCodeFor(identifier))
      if (sent) showToast({ text: t('signIn.resent') })
    })

  async function comeIn({ staffRole }: SignedIn['user']) {
    if (!staffRole) return arrive(t('signIn.welcome'))
    const { readSignInWays } = await import('./second-step-calls.ts')
    const { hasSecondStep } = await readSignInWays()
    return hasSecondStep ? setSecondStep(true) : setUp.arrive(t('signIn.welcome'))
  }

  const verify = (code: string) =>
    attempt(
      async () => {
        if (!sent) return
        const { signInWithCode } = await import('./sign-in-calls.ts')
        await comeIn(await signInWithCode(sent.identifier, code))
      },
      (failure) => (failure === 'incorrect_details' ? t('signIn.wrongCode') : undefined),
    )

  const signIn = (identifier: Identifier, password: string) =>
    attempt(async () => {
      const { signInWithPassword } = await import('./sign-in-calls.ts')
      await comeIn(await signInWithPassword(identifier, password))
    })

  function startOver() {
    setSent(undefined)
    clearProblem()
  }

  return {
    next,
    sent,
    isSecondStep,
    problem,
    isBusy,
    sendCode,
    verify,
    signIn,
    startOver,
    clearProblem,
    finish: () => arrive(t('signIn.welcome')),
  }
}

export async function requestCodeFor(identifier: Identifier): Promise<Sent> {
  const { askForCode } = await import('./sign-in-calls.ts')
  const { expiresAfterSeconds, resendAfterSeconds } = await askForCode(identifier)
  const validMinutes = Math.round(expiresAfterSeconds / 60)
  return { identifier, validMinutes, resendSeconds: resendAfterSeconds, at: Date.now() }
}

import type { SignedIn } from '@gable/contract/accounts'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useLocalPath } from '#app/shell/site.ts'
import type { Identifier } from '../identifier.ts'
import { usePasskeyProblem } from '../passkeys/use-passkey-problem.ts'
import { type Arrival, useArrival } from '../use-arrival.ts'
import { useAttempt } from '../use-attempt.ts'
import type { SecondFactors } from './second-step-form.tsx'

export type Sent = { identifier: Identifier; validMinutes: number; resendSeconds: number; at: number }
export type SigningIn = ReturnType<typeof useSignIn>

/** Signing in by code in two steps, or by password or passkey in one; staff prove themselves once more. */
export function useSignIn({ next, arrive }: Arrival) {
  const { t } = useTranslation('accounts')
  const { attempt, isBusy, problem, clearProblem } = useAttempt()
  // Apart from the fields: what goes wrong with a passkey is no slip of the pen in one of them.
  const byPasskey = useAttempt()
  const [sent, setSent] = useState<Sent>()
  /** What was typed last, for whoever goes back to put it right. */
  const [typed, setTyped] = useState<Identifier>()
  const [secondStep, setSecondStep] = useState<SecondFactors>()
  const toLocal = useLocalPath()
  const toPasskeyProblem = usePasskeyProblem()
  const setUp = useArrival(toLocal(`/second-step?next=${encodeURIComponent(next)}`))

  const sendCode = (identifier: Identifier) =>
    attempt(async () => {
      setTyped(identifier)
      setSent(await requestCodeFor(identifier))
      if (sent) showToast({ text: t('signIn.resent') })
    })

  async function comeIn({ staffRole }: SignedIn['user']) {
    if (!staffRole) return arrive(t('signIn.welcome'))
    const { readSignInWays } = await import('./second-step-calls.ts')
    const ways = await readSignInWays()
    // A passkey was both steps in one.
    if (ways.isSecondStepPassed) return arrive(t('signIn.welcome'))
    return ways.hasSecondStep || ways.hasPasskey ? setSecondStep(ways) : setUp.arrive(t('signIn.welcome'))
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

  const signInByPasskey = () => {
    clearProblem()
    return byPasskey.attempt(async () => {
      const calls = await import('../passkeys/passkey-calls.ts')
      await comeIn(await calls.signInByPasskey())
    }, toPasskeyProblem)
  }

  function startOver() {
    setSent(undefined)
    clearProblem()
  }

  return {
    next,
    sent,
    typed,
    secondStep,
    problem,
    isBusy,
    passkey: { problem: byPasskey.problem, isBusy: byPasskey.isBusy },
    sendCode,
    verify,
    signIn,
    signInByPasskey,
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

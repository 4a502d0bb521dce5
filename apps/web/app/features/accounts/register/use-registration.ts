import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'
import { registrationProblem } from './registration-problem.ts'
import { useArrival } from '../use-arrival.ts'
import { useAttempt } from '../use-attempt.ts'
import { requestCodeFor, type Sent } from '../sign-in/use-sign-in.ts'

export type RegistrationDetails = {
  name: string
  email: string
  phoneNumber: string
  password: string
  confirmation: string
}

// About what was filled in, and not about the code that came after it.
const formProblems = new Set(['weak_password', 'email_in_use', 'invalid_phone_number', 'invalid_request'])

/** The form first, then the code that proves the address; what the server minds in the form leads back to it. */
export function useRegistration(next: string) {
  const { t } = useTranslation('accounts')
  const { termsVersion } = useSite().settings
  const { arrive } = useArrival(next)
  const { attempt, isBusy, problem, clearProblem } = useAttempt()
  const [step, setStep] = useState<'form' | 'code'>('form')
  const [details, setDetails] = useState<RegistrationDetails>()
  const [sent, setSent] = useState<Sent & { email: string }>()
  const [code, setCode] = useState<string>()

  async function register(given: RegistrationDetails, proof: string) {
    const { registerAccount } = await import('../sign-in/sign-in-calls.ts')
    const { phoneNumber, ...rest } = given
    try {
      await registerAccount({ ...rest, code: proof, termsVersion, ...(phoneNumber && { phoneNumber }) })
    } catch (error) {
      const failure = String((error as { code?: unknown }).code)
      setStep(formProblems.has(failure) ? 'form' : 'code')
      // It was looked at after the form and is used up, or it was wrong.
      if (failure !== 'weak_password' && failure !== 'invalid_phone_number') setCode(undefined)
      throw error
    }
    await arrive(t('register.welcome'))
  }

  const send = async (email: string) => {
    setSent({ ...(await requestCodeFor({ email })), email })
    setCode(undefined)
    setStep('code')
  }

  const ownText = (failure: string) => {
    const key = registrationProblem(failure)
    return key && t(key)
  }

  return {
    step,
    sent,
    problem,
    isBusy,
    clearProblem,
    begin: (given: RegistrationDetails) =>
      attempt(async () => {
        setDetails(given)
        if (sent?.email !== given.email) return send(given.email)
        return code ? register(given, code) : setStep('code')
      }, ownText),
    finish: (proof: string) =>
      attempt(async () => {
        setCode(proof)
        if (details) await register(details, proof)
      }, ownText),
    resend: () => attempt(() => send(details?.email ?? '')),
    change: () => {
      setStep('form')
      clearProblem()
    },
  }
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useRevalidator } from 'react-router'
import { useErrorText } from '../../shell/error-text.ts'
import { showToast } from '../../shell/toast.ts'

type Sent = { email: string; validMinutes: number; resendSeconds: number; at: number }

/** The two steps of signing in, and what went wrong in the last one. */
export function useSignIn(next: string) {
  const { t } = useTranslation('accounts')
  const toErrorText = useErrorText()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [sent, setSent] = useState<Sent>()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function attempt(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      const isWrongCode = (failure as { code?: string }).code === 'incorrect_details'
      setError(isWrongCode ? t('signIn.wrongCode') : toErrorText(failure))
    } finally {
      setBusy(false)
    }
  }

  const sendCode = (email: string) =>
    attempt(async () => {
      const { askForCode } = await import('./sign-in-calls.ts')
      const { expiresAfterSeconds, resendAfterSeconds } = await askForCode(email)
      const validMinutes = Math.round(expiresAfterSeconds / 60)
      setSent({ email, validMinutes, resendSeconds: resendAfterSeconds, at: Date.now() })
      if (sent) showToast({ text: t('signIn.resent') })
    })

  const verify = (code: string) =>
    attempt(async () => {
      const { signIn } = await import('./sign-in-calls.ts')
      await signIn(sent?.email ?? '', code)
      await revalidate()
      showToast({ text: t('signIn.welcome') })
      await navigate(next, { replace: true })
    })

  function startOver() {
    setSent(undefined)
    setError(undefined)
  }

  return { sent, error, isBusy, sendCode, verify, startOver, clearError: () => setError(undefined) }
}

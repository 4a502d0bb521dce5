import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useLocalPath } from '../site.ts'

export function useSignOut() {
  const { t } = useTranslation('shell')
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  const [isSigningOut, setSigningOut] = useState(false)

  async function signOut() {
    setSigningOut(true)
    try {
      const { endSession } = await import('./end-session.ts')
      await endSession()
      // The page may be one that only a member sees.
      await navigate(toLocal('/'))
      await revalidate()
      showToast({ text: t('header.signedOut') })
    } catch (error) {
      showToast({ tone: 'bad', text: toErrorText(error) })
    } finally {
      setSigningOut(false)
    }
  }

  return { signOut: () => void signOut(), isSigningOut }
}

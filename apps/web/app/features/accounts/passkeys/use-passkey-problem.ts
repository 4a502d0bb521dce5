import { useTranslation } from '#app/shared/i18n/use-translation.ts'

/** What went wrong with a passkey, in words of its own; browsers and the server both have their reasons. */
export function usePasskeyProblem() {
  const { t } = useTranslation('accounts')
  return (code: string): string | undefined => {
    if (code === 'incorrect_details') return t('passkey.refused')
    if (code === 'illegal_move') return t('passkey.lastStays')
    if (code === 'passkey_unsupported') return t('passkey.unsupported')
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return t('passkey.known')
    // Browsers do not tell whether somebody cancelled, took too long or had no passkey.
    if (code === 'code_expired' || code.startsWith('ERROR_')) return t('passkey.cancelled')
    return undefined
  }
}

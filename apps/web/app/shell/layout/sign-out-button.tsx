import { Button } from '@gable/ui/button'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSignOut } from './use-sign-out.ts'

export function SignOutButton() {
  const { t } = useTranslation('shell')
  const { signOut, isSigningOut } = useSignOut()
  return (
    <Button variant="secondary" isWide isLoading={isSigningOut} onClick={signOut}>
      {t('header.signOut')}
    </Button>
  )
}

import { Avatar } from '@gable/ui/avatar'
import { Button, buttonClass } from '@gable/ui/button'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSignOut } from '#app/shell/layout/use-sign-out.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useSite } from '#app/shell/site.ts'

/** Whoever comes to sign in and is in already. */
export function SignedInPanel() {
  const { t } = useTranslation(['accounts', 'shell'])
  const { account } = useSite()
  const { signOut, isSigningOut } = useSignOut()
  const name = account?.name || account?.email || account?.mobile || ''
  return (
    <>
      <h1 className="type-page">{t('shell:header.account')}</h1>
      <p className="flex min-w-0 items-center gap-3 py-2">
        <Avatar name={name} src={account?.profileImageUrl || undefined} />
        <span className="min-w-0">
          <b className="block truncate font-semibold">{name}</b>
          {account?.name && <span className="block truncate text-14 text-ink-soft">{account.email}</span>}
        </span>
      </p>
      <div className="grid gap-3">
        <LocalLink to="/user/properties" className={buttonClass({ size: 'large', isWide: true })}>
          {t('shell:header.listHome')}
        </LocalLink>
        <Button variant="secondary" size="large" isWide isLoading={isSigningOut} onClick={signOut}>
          {t('shell:header.signOut')}
        </Button>
      </div>
    </>
  )
}

import { Avatar } from '@gable/ui/avatar'
import { Button, buttonClass } from '@gable/ui/button'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { LocalLink } from '../shell/local-link.tsx'
import { useSite } from '../site.ts'
import { DropMenu } from './drop-menu.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Who is signed in, or the way to sign in and come back to this page. */
export function AccountMenu({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  const { account } = useSite()
  const { pathname, search } = useLocation()
  const { signOut, isSigningOut } = useSignOut()
  if (!account) {
    const isThere = pathname.endsWith('/sign-in')
    const to = isThere ? '/sign-in' : `/sign-in?next=${encodeURIComponent(pathname + search)}`
    return (
      <LocalLink to={to} className={buttonClass({}, className)}>
        {t('header.signIn')}
      </LocalLink>
    )
  }
  const name = account.name || account.email
  return (
    <DropMenu
      label={t('header.account')}
      className="ms-3 max-lg:hidden"
      triggerClassName="block rounded-full"
      panelClassName="w-72"
      trigger={<Avatar name={name} />}
    >
      <p className="truncate font-semibold">{name}</p>
      {account.name && <p className="truncate text-14 text-ink-soft">{account.email}</p>}
      <LocalLink to="/user/properties" className="mt-2 flex min-h-11 items-center border-t border-line text-15">
        {t('header.listHome')}
      </LocalLink>
      <Button variant="secondary" isWide isLoading={isSigningOut} onClick={signOut}>
        {t('header.signOut')}
      </Button>
    </DropMenu>
  )
}

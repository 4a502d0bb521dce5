import type { OwnAccount } from '@gable/contract/accounts'
import { Avatar } from '@gable/ui/avatar'
import { Button } from '@gable/ui/button'
import { useTranslation } from 'react-i18next'
import { LocalLink } from '../shell/local-link.tsx'
import { DropMenu } from './drop-menu.tsx'
import { useSignOut } from './use-sign-out.ts'

/** The signed-in person: their pages, and the way out. */
export function MemberMenu({ account }: { account: OwnAccount }) {
  const { t } = useTranslation('shell')
  const { signOut, isSigningOut } = useSignOut()
  const name = account.name || account.email || account.mobile
  const item = 'flex min-h-11 items-center text-15'
  return (
    <DropMenu
      label={t('header.account')}
      className="ms-3 max-lg:hidden"
      triggerClassName="block rounded-full"
      panelClassName="w-72"
      trigger={<Avatar name={name} src={account.profileImageUrl || undefined} />}
    >
      <p className="truncate font-semibold">{name}</p>
      {account.name && <p className="truncate text-14 text-ink-soft">{account.email}</p>}
      <nav className="my-2 grid border-y border-line py-1" aria-label={t('header.account')}>
        <LocalLink to="/user/security" className={item}>
          {t('header.security')}
        </LocalLink>
        <LocalLink to="/user/properties" className={item}>
          {t('header.listHome')}
        </LocalLink>
      </nav>
      <Button variant="secondary" isWide isLoading={isSigningOut} onClick={signOut}>
        {t('header.signOut')}
      </Button>
    </DropMenu>
  )
}

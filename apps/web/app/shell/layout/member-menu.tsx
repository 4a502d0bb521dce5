import type { OwnAccount } from '@gable/contract/accounts'
import { Avatar } from '@gable/ui/avatar'
import { DropMenu } from '#app/shared/drop-menu.tsx'
import '#app/shared/i18n/account-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '../local-link.tsx'
import { dashboardSections, menuSettings } from './dashboard-sections.ts'
import { SignOutButton } from './sign-out-button.tsx'

/** The signed-in person: their pages, and the way out. */
export function MemberMenu({ account, className }: { account: OwnAccount; className: string }) {
  const { t } = useTranslation(['shell', 'accounts'])
  const name = account.name || account.email || account.mobile
  return (
    <DropMenu
      label={t('header.account')}
      className={className}
      triggerClassName="block rounded-full"
      panelClassName="w-72"
      trigger={<Avatar name={name} src={account.profileImageUrl || undefined} />}
    >
      <p className="truncate font-semibold" dir="auto">
        {name}
      </p>
      {account.name && <p className="truncate text-14 text-ink-soft">{account.email}</p>}
      <nav className="my-2 grid border-y border-line py-1" aria-label={t('header.account')}>
        {[...dashboardSections, ...menuSettings].map(({ to, Icon, label }) => (
          <LocalLink key={to} to={to} className="flex min-h-11 items-center gap-3 text-15">
            <Icon className="size-5 text-ink-soft" aria-hidden />
            {t(`accounts:dashboard.sections.${label}`)}
          </LocalLink>
        ))}
      </nav>
      <SignOutButton />
    </DropMenu>
  )
}

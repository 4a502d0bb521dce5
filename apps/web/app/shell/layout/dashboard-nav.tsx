import { Avatar } from '@gable/ui/avatar'
import { Logo } from '@gable/ui/logo'
import { VisuallyHidden } from '@gable/ui/visually-hidden'
import { useLocation } from 'react-router'
import { DropMenu } from '#app/shared/drop-menu.tsx'
import { splitPath } from '#app/shared/i18n/local-path.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '../local-link.tsx'
import { useLanguage, useSite } from '../site.ts'
import { formatUnread, useUnread, useUnreadChats, useWaitingViewings } from '../unread.ts'
import { AreaSwitch } from './area-switch.tsx'
import { dashboardSections, type Section, settingsEntry, settingsSections } from './dashboard-sections.ts'
import { LanguageLinks, ThemeSwitch } from './preferences.tsx'
import { SignOutButton } from './sign-out-button.tsx'

/** On a desk beside every page of a member; phones reach the same from the menu and the overview. */
export function DashboardNav() {
  const { t } = useTranslation(['shell', 'accounts'])
  const { settings, defaultLanguage } = useSite()
  const { path } = splitPath(useLocation().pathname, defaultLanguage)
  const isInSettings = settingsSections.some(({ to }) => to === path)
  return (
    <header className="dashboard-side print-hidden">
      <div className="dashboard-nav">
        <LocalLink to="/" aria-label={t('header.home', { site: settings.siteName })} className="dashboard-logo">
          <Logo name={settings.siteName} />
        </LocalLink>
        <nav aria-label={t('accounts:dashboard.navigation')}>
          {dashboardSections.map((section) => (
            <Entry key={section.to} section={section} isCurrent={isUnder(section.to, path)} />
          ))}
          <Entry section={settingsEntry} isCurrent={isInSettings} />
        </nav>
        <Person />
      </div>
    </header>
  )
}

/** The overview stands above all others and is current alone. */
const isUnder = (to: string, path: string) => path === to || (to !== '/user' && path.startsWith(`${to}/`))

function Entry({ section, isCurrent }: { section: Section; isCurrent: boolean }) {
  const { t } = useTranslation('accounts')
  const { to, Icon, label, startsGroup } = section
  const words = t(`dashboard.sections.${label}`)
  return (
    <>
      {startsGroup && <hr />}
      <LocalLink to={to} title={words} aria-current={isCurrent ? 'page' : undefined}>
        <Icon aria-hidden />
        <span>{words}</span>
        {label === 'notifications' && <UnreadNotifications />}
        {label === 'chats' && <UnreadChats />}
        {label === 'viewings' && <WaitingViewings />}
      </LocalLink>
    </>
  )
}

/** As the header counts it, which is there on every page of a member. */
const UnreadNotifications = () => <UnreadCount unread={useUnread()} />
const UnreadChats = () => <UnreadCount unread={useUnreadChats()} />
const WaitingViewings = () => <UnreadCount unread={useWaitingViewings()} />

function UnreadCount({ unread }: { unread: number | undefined }) {
  const { locale } = useLanguage()
  return unread ? <small className="dashboard-count">{formatUnread(unread, locale)}</small> : null
}

function Person() {
  const { t } = useTranslation('shell')
  const { account } = useSite()
  if (!account) return null
  const name = account.name || account.email || account.mobile
  const detail = account.name ? account.city || account.email : ''
  return (
    <DropMenu
      className="dashboard-person"
      triggerClassName="dashboard-face"
      panelClassName="w-72"
      trigger={
        <>
          <Avatar name={name} src={account.profileImageUrl || undefined} />
          <span className="min-w-0">
            <b dir="auto">{name}</b>
            {detail && <small dir="auto">{detail}</small>}
            <VisuallyHidden>{t('header.account')}</VisuallyHidden>
          </span>
        </>
      }
    >
      <LanguageLinks />
      <AreaSwitch name="area-dashboard" className="mt-4" />
      <ThemeSwitch name="theme-dashboard" className="my-4" />
      <SignOutButton />
    </DropMenu>
  )
}

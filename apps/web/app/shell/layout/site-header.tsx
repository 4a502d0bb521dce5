import { buttonClass } from '@gable/ui/button'
import { classNames } from '@gable/ui/class-names'
import { iconButtonClass } from '@gable/ui/icon-button'
import { Logo } from '@gable/ui/logo'
import { Globe, Heart } from 'lucide-react'
import { lazy, memo, Suspense } from 'react'
import { useLocation } from 'react-router'
import { DropMenu } from '#app/shared/drop-menu.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '../local-link.tsx'
import { MemberLink } from '../member-link.tsx'
import { useSite } from '../site.ts'
import { AccountMenu } from './account-menu.tsx'
import { BellPlace } from './bell-place.tsx'
import { PhoneMenuLink } from './phone-menu-link.tsx'
import type { Frame } from './use-frame.ts'

// It is closed when the page comes. The server draws it at once all the same: its links work without scripts.
const loadPreferences = async () => ({ default: (await import('./preferences-panel.tsx')).PreferencesPanel })
const PreferencesPanel = import.meta.env.SSR ? (await loadPreferences()).default : lazy(loadPreferences)

export const SiteHeader = memo(function SiteHeader({
  isOverPhoto,
  isWide,
  isBareOnPhone,
  isAlone,
  isDashboard,
}: Frame) {
  const { t } = useTranslation('shell')
  const { settings } = useSite()
  const place = isOverPhoto ? 'site-header-over ui-over-photo' : isAlone ? 'site-header-alone' : 'site-header-bar'
  const shown = classNames(isBareOnPhone && 'max-md:hidden', isDashboard && 'lg:hidden', isWide && 'lg:sticky lg:top-0')
  return (
    <header className={classNames('print-hidden', place, shown)}>
      <div className={isWide ? 'px-(--gutter) lg:px-8' : 'ui-container'}>
        <div className="flex h-(--header-height) items-center gap-8">
          <LocalLink to="/" aria-label={t('header.home', { site: settings.siteName })} className="flex">
            <Logo name={settings.siteName} />
          </LocalLink>
          {!isAlone && <MainLinks />}
          <div className="ms-auto flex items-center gap-1">
            <Preferences />
            {!isAlone && <HeaderActions isDashboard={isDashboard} />}
          </div>
        </div>
      </div>
    </header>
  )
})

function HeaderActions({ isDashboard }: Pick<Frame, 'isDashboard'>) {
  const { t } = useTranslation('shell')
  const { account } = useSite()
  if (isDashboard) {
    return (
      <>
        <BellPlace />
        <AccountMenu className="" />
      </>
    )
  }
  return (
    <>
      <LocalLink
        to={account ? '/user/favourites' : '/favourites'}
        aria-label={t('header.saved')}
        className={iconButtonClass('plain', 'max-lg:hidden')}
      >
        <Heart aria-hidden />
      </LocalLink>
      <MemberLink to="/user/properties" className={buttonClass({ variant: 'secondary' }, headerButton)}>
        {t('header.listHome')}
      </MemberLink>
      <BellPlace />
      <AccountMenu className={headerButton} memberClassName="ms-3 max-lg:hidden" />
      <PhoneMenuLink />
    </>
  )
}

const headerButton = 'ms-2 px-3.5 text-14 max-lg:hidden'

function MainLinks() {
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  const deal = new URLSearchParams(search).get('deal')
  const link = (to: 'sell' | 'rent', label: string) => (
    <LocalLink to={`/properties?deal=${to}`} aria-current={deal === to ? 'page' : undefined}>
      {label}
    </LocalLink>
  )
  return (
    <nav aria-label={t('header.navigation')} className="site-nav">
      {link('sell', t('header.buy'))}
      {link('rent', t('header.rent'))}
      <LocalLink to="/projects" aria-current={pathname.endsWith('/projects') ? 'page' : undefined}>
        {t('header.projects')}
      </LocalLink>
      <LocalLink to="/agents" aria-current={pathname.endsWith('/agents') ? 'page' : undefined}>
        {t('header.agents')}
      </LocalLink>
      <LocalLink to="/articles" aria-current={pathname.endsWith('/articles') ? 'page' : undefined}>
        {t('footer.journal')}
      </LocalLink>
    </nav>
  )
}

function Preferences() {
  const { t } = useTranslation('shell')
  const { language } = useSite()
  return (
    <DropMenu
      label={`${t('header.language')}: ${language}`}
      triggerClassName={iconButtonClass('plain', 'lg:w-auto lg:flex lg:items-center lg:gap-1.5 lg:px-2.5')}
      // On a phone it hangs under the header, whose width it fits.
      className="max-md:static"
      panelClassName="w-72 max-w-[calc(100vw-2*var(--gutter))] max-md:end-(--gutter)"
      trigger={
        <>
          <Globe aria-hidden />
          <span className="text-14 font-medium uppercase max-lg:hidden">{language}</span>
        </>
      }
    >
      <Suspense>
        <PreferencesPanel />
      </Suspense>
    </DropMenu>
  )
}

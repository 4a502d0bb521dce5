import { buttonClass } from '@gable/ui/button'
import { IconButton } from '@gable/ui/icon-button'
import { Logo } from '@gable/ui/logo'
import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLocation, useNavigate } from 'react-router'
import { LocalLink } from '../local-link.tsx'
import { MemberLink } from '../member-link.tsx'
import { useSite } from '../site.ts'
import { PhoneMenuLinks } from './phone-menu-links.tsx'
import { AreaSwitch } from './area-switch.tsx'
import { LanguageRow } from './preferences.tsx'
import { ThemeIcons } from './theme-icons.tsx'

export type MenuState = { isOpenedHere?: boolean } | null

/** The ways through the site over the whole screen of a phone. Esc, the cross and Back close it. */
export function PhoneMenu() {
  const { settings } = useSite()
  const { t } = useTranslation('shell')
  const close = useClose()
  return (
    <FullScreen label={t('header.menu')} onClose={close}>
      <div className="ui-container flex h-(--header-height) w-full items-center justify-between">
        <LocalLink to="/" replace aria-label={t('header.home', { site: settings.siteName })} className="flex">
          <Logo name={settings.siteName} />
        </LocalLink>
        <IconButton label={t('header.closeMenu')} className="-me-2.5" onClick={close}>
          <X className="size-6" aria-hidden />
        </IconButton>
      </div>
      <PhoneMenuLinks />
      <div className="phone-menu-foot">
        <div className="flex flex-wrap items-center justify-between gap-3 text-14">
          <LanguageRow currencyClassName="ui-visually-hidden" />
          <AreaSwitch name="area-menu" isShort />
          <ThemeIcons name="theme-menu" />
        </div>
        <AccountButtons />
      </div>
    </FullScreen>
  )
}

function useClose() {
  const navigate = useNavigate()
  const { search, state } = useLocation() as { search: string; state: MenuState }
  return () => {
    if (state?.isOpenedHere) void navigate(-1)
    // Opened by its address: there is no step to go back to.
    else void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
  }
}

type FullScreenProps = { label: string; onClose: () => void; children: ReactNode }

/** A modal dialog of the browser: it keeps the focus, and gives it back to what opened it. */
function FullScreen({ label, onClose, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    isLeaving.current = false
    element?.showModal()
    // Not its first link, which would look chosen.
    element?.focus()
    return () => {
      isLeaving.current = true
      element?.close()
    }
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="phone-menu"
      aria-label={label}
      onClose={() => {
        if (!isLeaving.current) onClose()
      }}
    >
      {children}
    </dialog>,
    document.body,
  )
}

function AccountButtons() {
  const { t } = useTranslation('shell')
  const { account } = useSite()
  const { pathname, search } = useLocation()
  const to = account ? '/user' : `/sign-in?next=${encodeURIComponent(pathname + search)}`
  return (
    <div className="grid grid-cols-2 gap-2">
      <MemberLink to="/user/properties" replace className={buttonClass({ variant: 'secondary' })}>
        {t('header.listHome')}
      </MemberLink>
      <LocalLink to={to} replace className={buttonClass()}>
        {account ? t('header.account') : t('header.signIn')}
      </LocalLink>
    </div>
  )
}

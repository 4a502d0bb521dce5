import { iconButtonClass } from '@gable/ui/icon-button'
import { Menu } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { Link, useLocation, useNavigation } from 'react-router'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { menuHash } from '../menu-hash.ts'
import type { MenuState } from './phone-menu.tsx'

const loadMenu = () => import('./phone-menu.tsx')
const PhoneMenu = lazy(async () => ({ default: (await loadMenu()).PhoneMenu }))

/** Opens the menu, whose code comes with the first touch. Without scripts it leads to the links in the footer. */
export function PhoneMenuLink() {
  const { t } = useTranslation('shell')
  const here = useLocation()
  const { location: next } = useNavigation()
  // A chosen page closes it at once, before that page has come. The server does not know the end of the address.
  const isOpen = useIsHydrated() && (next ?? here).hash === menuHash
  return (
    <>
      <Link
        to={{ search: here.search, hash: menuHash }}
        state={{ isOpenedHere: true } satisfies MenuState}
        preventScrollReset
        aria-label={t('header.menu')}
        aria-haspopup="dialog"
        className={iconButtonClass('plain', '-me-2.5 lg:hidden')}
        onPointerDown={() => void loadMenu()}
      >
        <Menu className="size-6" aria-hidden />
      </Link>
      {isOpen && (
        <Suspense>
          <PhoneMenu />
        </Suspense>
      )}
    </>
  )
}

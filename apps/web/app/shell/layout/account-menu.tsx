import { buttonClass } from '@gable/ui/button'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '../local-link.tsx'
import { useSite } from '../site.ts'

// Most readers are not signed in and never need it.
const MemberMenu = lazy(async () => ({ default: (await import('./member-menu.tsx')).MemberMenu }))

/** Who is signed in, or the way to sign in and come back to this page. */
export function AccountMenu({ className, memberClassName = '' }: { className: string; memberClassName?: string }) {
  const { t } = useTranslation('shell')
  const { account } = useSite()
  const { pathname, search } = useLocation()
  if (account) {
    return (
      <Suspense fallback={<span className={`size-11 ${memberClassName}`} />}>
        <MemberMenu account={account} className={memberClassName} />
      </Suspense>
    )
  }
  const isThere = pathname.endsWith('/sign-in')
  const to = isThere ? '/sign-in' : `/sign-in?next=${encodeURIComponent(pathname + search)}`
  return (
    <LocalLink to={to} className={buttonClass({}, className)}>
      {t('header.signIn')}
    </LocalLink>
  )
}

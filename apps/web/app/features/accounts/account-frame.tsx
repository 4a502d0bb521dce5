import { Button } from '@gable/ui/button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PageHead } from '../../layout/page-head.tsx'
import { useSignOut } from '../../layout/use-sign-out.ts'
import { LocalLink } from '../../shell/local-link.tsx'

/** The settings of a member; its sections are pages. */
export function AccountFrame({ pageTitle, children }: { pageTitle: string; children: ReactNode }) {
  const { t } = useTranslation(['accounts', 'shell'])
  const { pathname } = useLocation()
  const { signOut, isSigningOut } = useSignOut()
  const tab = (to: string, label: string) => (
    <LocalLink to={to} aria-current={pathname.endsWith(to) ? 'page' : undefined}>
      {label}
    </LocalLink>
  )
  return (
    <main id="main" className="ui-container">
      <PageHead title={pageTitle} isPrivate />
      <div className="account">
        <div className="flex items-center justify-between gap-4">
          <h1 className="type-page">{t('settings.title')}</h1>
          {/* Where the header has no menu of the person. */}
          <Button variant="quiet" className="lg:hidden" isLoading={isSigningOut} onClick={signOut}>
            {t('shell:header.signOut')}
          </Button>
        </div>
        <nav className="ui-tabs" aria-label={t('settings.sections')}>
          {tab('/user/security', t('settings.security'))}
        </nav>
        {children}
      </div>
    </main>
  )
}

type PanelProps = { title: string; text: string; children: ReactNode; end?: ReactNode; className?: string }

export function Panel({ title, text, children, end, className = '' }: PanelProps) {
  return (
    <section className={`ui-panel ${className}`}>
      <div className="mb-5 flex items-start justify-between gap-4">
        <div>
          <h2 className="type-block">{title}</h2>
          <p className="mt-1 max-w-[60ch] text-14 text-ink-soft">{text}</p>
        </div>
        {end}
      </div>
      {children}
    </section>
  )
}

type RowProps = { sign: ReactNode; title: ReactNode; text: ReactNode; end?: ReactNode; isBrand?: boolean }

export function Row({ sign, title, text, end, isBrand }: RowProps) {
  return (
    <li className="account-row">
      <span data-sign={isBrand ? 'brand' : 'plain'}>{sign}</span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 text-15 font-medium">{title}</p>
        <p className="truncate text-ink-soft">{text}</p>
      </div>
      {end && <div data-end>{end}</div>}
    </li>
  )
}

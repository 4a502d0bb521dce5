import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import '#app/shared/i18n/account-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '../local-link.tsx'
import { PageHead } from './page-head.tsx'

type AccountHeadProps = {
  title: string
  /** How many there are, or what the page is for. */
  text?: ReactNode
  /** What can be done with all of it. */
  children?: ReactNode
}

/** The head of a page of one's account: its title, and on a phone the way back. */
export function AccountHead({ title, text, children }: AccountHeadProps) {
  return (
    <>
      <PageHead title={title} isPrivate />
      <AccountBack />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="type-page">{title}</h1>
          {text !== undefined && <div className="mt-1 text-ink-soft">{text}</div>}
        </div>
        {children}
      </div>
    </>
  )
}

type AccountBackProps = { to?: string; children?: ReactNode }

/** Back to the overview of the account, or to where the page says. */
export function AccountBack({ to = '/user', children }: AccountBackProps) {
  const { t } = useTranslation('accounts')
  return (
    <LocalLink to={to} className="dashboard-back">
      <ChevronLeft className="rtl:-scale-x-100" aria-hidden />
      {children ?? t('settings.account')}
    </LocalLink>
  )
}

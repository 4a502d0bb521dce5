import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import tallAvif from '#app/shell/assets/hero/tall-860.avif?url'
import tallWebp from '#app/shell/assets/hero/tall-860.webp?url'
import { PageHead } from '#app/shell/layout/page-head.tsx'

type AuthFrameProps = {
  /** Of the browser's tab; the heading is the page's own. */
  pageTitle: string
  children: ReactNode
  foot?: ReactNode
}

/** The page of everybody who is on their way in: one form, nothing around it, a photograph beside it. */
export function AuthFrame({ pageTitle, children, foot }: AuthFrameProps) {
  const { t } = useTranslation('accounts')
  return (
    <main id="main" className="auth">
      <PageHead title={pageTitle} description={t('signIn.text')} isPrivate />
      <div className="auth-side">
        <div className="auth-body">
          {children}
          {foot && <p className="text-center text-14 text-ink-soft">{foot}</p>}
        </div>
      </div>
      <figure className="auth-picture">
        <picture>
          <source type="image/avif" srcSet={tallAvif} />
          <img src={tallWebp} alt="" loading="lazy" width={860} height={1320} />
        </picture>
        <figcaption>{t('picture')}</figcaption>
      </figure>
    </main>
  )
}

export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <h1 className="type-page">{title}</h1>
      {children && <p className="mt-2 text-16 text-ink-soft text-pretty">{children}</p>}
    </div>
  )
}

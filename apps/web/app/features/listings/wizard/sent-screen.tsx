import { buttonClass } from '@gable/ui/button'
import { CircleCheck, House, LayoutList, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { SiteHeader } from '#app/shell/layout/site-header.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'

type Way = { to: string; label: string }
type SentScreenProps = {
  title: string
  text: string
  view: Way
  /** The list of all that this member has posted. */
  mine: Way
  /** A new form is a new page. */
  another: Way | undefined
}

export function SentScreen({ title, text, view, mine, another }: SentScreenProps) {
  const { t } = useTranslation('posting')
  const toLocal = useLocalPath()
  const heading = useRef<HTMLHeadingElement>(null)
  const quiet = buttonClass({ variant: 'quiet' })

  useEffect(() => {
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <>
      <SiteHeader />
      <main id="main" className="ui-container">
        <div className="grid min-h-[72vh] place-content-center justify-items-center gap-3 py-12 text-center">
          <CircleCheck className="size-12 text-good" aria-hidden />
          <h1 ref={heading} tabIndex={-1} className="type-page outline-none">
            {title}
          </h1>
          <p className="max-w-[44ch] text-ink-soft">{text}</p>
          <p className="mt-3 flex w-full flex-col justify-center gap-2 sm:flex-row">
            <LocalLink to={view.to} className={buttonClass({ size: 'large' })}>
              {view.label}
            </LocalLink>
            <LocalLink to={mine.to} className={buttonClass({ variant: 'secondary', size: 'large' })}>
              <LayoutList aria-hidden />
              {mine.label}
            </LocalLink>
          </p>
          <p className="flex flex-wrap justify-center gap-2">
            {another && (
              <a href={toLocal(another.to)} className={quiet}>
                <Plus aria-hidden />
                {another.label}
              </a>
            )}
            <LocalLink to="/" className={quiet}>
              <House aria-hidden />
              {t('sent.home')}
            </LocalLink>
          </p>
        </div>
      </main>
    </>
  )
}

import { buttonClass } from '@gable/ui/button'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'

type SentScreenProps = {
  title: string
  text: string
  view: { to: string; label: string }
  /** A new form is a new page. */
  another: { to: string; label: string } | undefined
}

export function SentScreen({ title, text, view, another }: SentScreenProps) {
  const toLocal = useLocalPath()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <main id="main" className="ui-container">
      <div className="grid min-h-[80vh] place-content-center justify-items-center gap-3 text-center">
        <CircleCheck className="size-12 text-good" aria-hidden />
        <h1 ref={heading} tabIndex={-1} className="type-page outline-none">
          {title}
        </h1>
        <p className="max-w-[44ch] text-ink-soft">{text}</p>
        <p className="mt-3 flex flex-wrap justify-center gap-2">
          <LocalLink to={view.to} className={buttonClass({ size: 'large' })}>
            {view.label}
          </LocalLink>
          {another && (
            <a href={toLocal(another.to)} className={buttonClass({ variant: 'quiet', size: 'large' })}>
              {another.label}
            </a>
          )}
        </p>
      </div>
    </main>
  )
}

import { buttonClass } from '@gable/ui/button'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LocalLink } from '../../../shell/local-link.tsx'
import { useLocalPath } from '../../../site.ts'
import type { Sent } from './use-submit.ts'

export function SentScreen({ sent: { slug, isInReview }, isEdit }: { sent: Sent; isEdit: boolean }) {
  const { t } = useTranslation('posting')
  const toLocal = useLocalPath()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])

  const changed = isInReview ? t('sent.savedReview') : t('sent.savedLive')
  return (
    <main id="main" className="ui-container">
      <div className="grid min-h-[80vh] place-content-center justify-items-center gap-3 text-center">
        <CircleCheck className="size-12 text-good" aria-hidden />
        <h1 ref={heading} tabIndex={-1} className="type-page outline-none">
          {t(isEdit ? 'sent.saved' : 'sent.title')}
        </h1>
        <p className="max-w-[44ch] text-ink-soft">{isEdit ? changed : t('sent.text')}</p>
        <p className="mt-3 flex flex-wrap justify-center gap-2">
          <LocalLink to={`/properties-details/${encodeURIComponent(slug)}`} className={buttonClass({ size: 'large' })}>
            {t('sent.view')}
          </LocalLink>
          {!isEdit && (
            // A new form is a new page.
            <a href={toLocal('/user/properties')} className={buttonClass({ variant: 'quiet', size: 'large' })}>
              {t('sent.another')}
            </a>
          )}
        </p>
      </div>
    </main>
  )
}

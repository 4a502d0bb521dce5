import { buttonClass } from '@gable/ui/button'
import { Lock } from 'lucide-react'
import { useLocation } from 'react-router'
import { useLimitWords } from '#app/features/packages/use-limit-words.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useSite } from '#app/shell/site.ts'

type LockedPageProps = { type: 'premium_properties' | 'project_access' }

/** A listing that few may read: nothing of it is here. Whoever signs in comes back to it. */
export function LockedPage({ type }: LockedPageProps) {
  const { t } = useTranslation('detail')
  const { title, text } = useLimitWords()({ type, reason: 'missing' })
  const { account } = useSite()
  const { pathname } = useLocation()
  return (
    <main id="main" className="ui-container grid justify-items-center py-20 text-center">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand">
        <Lock className="size-7" aria-hidden />
      </span>
      <h1 className="type-page mt-6">{title}</h1>
      <p className="mt-3 max-w-[44ch] text-17 text-ink-soft text-balance">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        {account && (
          <LocalLink to="/subscription-plan" className={buttonClass({ size: 'large' })}>
            {t('locked.plans')}
          </LocalLink>
        )}
        {!account && (
          <LocalLink to={`/sign-in?next=${encodeURIComponent(pathname)}`} className={buttonClass({ size: 'large' })}>
            {t('locked.signIn')}
          </LocalLink>
        )}
        <LocalLink to="/properties" className={buttonClass({ variant: 'quiet', size: 'large' }, 'text-ink')}>
          {t('locked.others')}
        </LocalLink>
      </div>
    </main>
  )
}

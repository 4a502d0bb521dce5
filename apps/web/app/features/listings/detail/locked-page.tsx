import { buttonClass } from '@gable/ui/button'
import { Lock } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useLimitWords } from '#app/features/packages/use-limit-words.ts'
import { usePlansPath } from '#app/features/packages/use-plans-path.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useSite } from '#app/shell/site.ts'

// What the browser asks by itself comes with its own code, once the page stands.
const OpeningPlans = lazy(async () => ({
  default: (await import('#app/features/packages/opening-plans.tsx')).OpeningPlans,
}))

type LockedPageProps = { type: 'premium_properties' | 'project_access' }

/** A listing that few may read: nothing of it is here. Whoever signs in comes back to it. */
export function LockedPage({ type }: LockedPageProps) {
  const { t } = useTranslation('detail')
  const { title, text } = useLimitWords()({ type, reason: 'missing' })
  const { account } = useSite()
  const { pathname } = useLocation()
  const plansPath = usePlansPath()
  const isHydrated = useIsHydrated()
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
          <LocalLink to={plansPath} className={buttonClass({ size: 'large' })}>
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
      {isHydrated && (
        <Suspense>
          <OpeningPlans type={type} />
        </Suspense>
      )}
    </main>
  )
}

import { getCategories } from '@gable/contract/catalogue'
import { buttonClass } from '@gable/ui/button'
import { Skeleton } from '@gable/ui/skeleton'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiFor } from '../../api.server.ts'
import { PageHead } from '../../layout/page-head.tsx'
import type { Frame } from '../../layout/site-frame.tsx'
import { requireAccount } from '../../require-account.server.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { useHydrated } from '../../shell/use-hydrated.ts'
import type { Route } from './+types/posting-page'
import { PostingFormView } from './posting-form.tsx'

export const handle: Frame = { hasNoTabBar: true, hasNoFooter: true }

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const call = apiFor({ request, context })
  await requireAccount({ request, context, url })
  const { data: categories } = await call(getCategories, { limit: 50 })
  return { categories, now: Date.now() }
}

/** A form that is being filled in keeps what it was given. */
export const shouldRevalidate = () => false

export default function PostingPage({ loaderData: { categories, now } }: Route.ComponentProps) {
  const { t } = useTranslation('properties')
  const [postedSlug, setPostedSlug] = useState<string>()
  const isHydrated = useHydrated()
  return (
    <main id="main" className="ui-container">
      <PageHead title={t('posting.pageTitle')} isPrivate />
      {postedSlug && <Posted slug={postedSlug} />}
      {/* What is typed before the scripts are there would be lost, so the form comes with them. */}
      {!postedSlug && !isHydrated && <PostingSkeleton />}
      {!postedSlug && isHydrated && <PostingFormView categories={categories} now={now} onPosted={setPostedSlug} />}
    </main>
  )
}

function PostingSkeleton() {
  const { t } = useTranslation('properties')
  return (
    <div className="mx-auto grid min-h-[120vh] max-w-[640px] content-start gap-6 pt-10" aria-busy="true">
      <h1 className="type-page">{t('posting.title')}</h1>
      <Skeleton className="h-20" />
      <Skeleton className="h-48" />
      <Skeleton className="h-11" />
      <Skeleton className="h-32" />
    </div>
  )
}

function Posted({ slug }: { slug: string }) {
  const { t } = useTranslation(['properties', 'common'])
  return (
    <div className="grid min-h-[60vh] place-content-center justify-items-center gap-3 text-center">
      <CircleCheck className="size-12 text-good" aria-hidden />
      <h1 className="type-page">{t('posting.sent')}</h1>
      <p className="max-w-[44ch] text-ink-soft">{t('posting.sentText')}</p>
      <p className="mt-3 flex flex-wrap justify-center gap-2">
        <LocalLink to={`/properties-details/${encodeURIComponent(slug)}`} className={buttonClass({ size: 'large' })}>
          {t('posting.viewListing')}
        </LocalLink>
        <LocalLink to="/" className={buttonClass({ variant: 'quiet', size: 'large' })}>
          {t('common:notFound.home')}
        </LocalLink>
      </p>
    </div>
  )
}

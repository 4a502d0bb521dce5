import { getCategories, getFacilities } from '@gable/contract/catalogue'
import { getDraft, getDrafts } from '@gable/contract/drafts'
import { getAddedProperties } from '@gable/contract/posting'
import type { PropertyDetail } from '@gable/contract/property'
import { Skeleton } from '@gable/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { apiFor } from '../../../api.server.ts'
import '../../../i18n/posting-messages.ts'
import { PageHead } from '../../../layout/page-head.tsx'
import type { Frame } from '../../../layout/site-frame.tsx'
import { requireAccount } from '../../../require-account.server.ts'
import { useHydrated } from '../../../shell/use-hydrated.ts'
import { visitOf } from '../../../visit.server.ts'
import type { Route } from './+types/posting-page'
import type { PostingRequest } from './posting-start.ts'
import { isPostingStep } from './posting-values.ts'
import { PostingWizard } from './posting-wizard.tsx'
import { SentScreen } from './sent-screen.tsx'
import type { Sent } from './use-submit.ts'

export const handle: Frame = { hasOwnHeader: true, hasNoTabBar: true, hasNoFooter: true }

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const { requestId } = visitOf({ request, context })
  if (params.step !== undefined && !isPostingStep(params.step)) {
    throw data({ code: 'not_found', requestId }, { status: 404 })
  }
  await requireAccount({ request, context, url })
  const call = apiFor({ request, context })
  const [categories, facilities, asked] = await Promise.all([
    call(getCategories, { limit: 50 }),
    call(getFacilities, {}),
    findRequest(call, url.searchParams),
  ])
  const drafts = asked.kind === 'new' ? (await call(getDrafts, {})).data : []
  return { categories: categories.data, facilities: facilities.data, asked, drafts, now: Date.now() }
}

async function findRequest(call: ReturnType<typeof apiFor>, query: URLSearchParams): Promise<PostingRequest> {
  const draftId = query.get('draft')
  if (draftId) return { kind: 'draft', draft: (await call(getDraft, { id: draftId })).data }
  const kind = query.has('edit') ? 'edit' : 'copy'
  const slug = query.get(kind)
  if (!slug) return { kind: 'new' }
  const [home] = (await call(getAddedProperties, { slug })).data
  return { kind, home: home as PropertyDetail }
}

/** A form that is being filled in keeps what it was given; another form is another page load. */
export const shouldRevalidate = () => false

export default function PostingPage({ loaderData, params }: Route.ComponentProps) {
  const { t } = useTranslation('posting')
  const isHydrated = useHydrated()
  const [sent, setSent] = useState<Sent>()
  const isEdit = loaderData.asked.kind === 'edit'
  const step = isPostingStep(params.step) ? params.step : 'basics'
  return (
    <>
      <PageHead title={`${t(isEdit ? 'editTitle' : 'pageTitle')} · ${t(`steps.${step}`)}`} isPrivate />
      {sent && <SentScreen sent={sent} isEdit={isEdit} />}
      {/* What is typed before the scripts are there would be lost, so the form comes with them. */}
      {!sent && !isHydrated && <PostingSkeleton title={t(`titles.${step}`)} />}
      {!sent && isHydrated && <PostingWizard {...loaderData} step={step} onSent={setSent} />}
    </>
  )
}

function PostingSkeleton({ title }: { title: string }) {
  return (
    <main id="main" className="ui-container" aria-busy="true">
      <div className="site-header-bar h-(--header-height) border-transparent" />
      <div className="wizard">
        <div className="grid content-start gap-6 max-lg:hidden">
          <Skeleton className="h-80" />
        </div>
        <div className="wizard-body min-h-[120vh] content-start">
          <h1 className="type-page">{title}</h1>
          <Skeleton className="h-20" />
          <Skeleton className="h-48" />
          <Skeleton className="h-12" />
          <Skeleton className="h-32" />
        </div>
        <Skeleton className="h-96 max-lg:hidden" />
      </div>
    </main>
  )
}

import { getCategories, getFacilities } from '@gable/contract/catalogue'
import { getDraft, getDrafts } from '@gable/contract/drafts'
import { getAddedProperties } from '@gable/contract/posting'
import type { PropertyDetail } from '@gable/contract/property'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { SentScreen } from '#app/features/listings/wizard/sent-screen.tsx'
import { WizardSkeleton } from '#app/features/listings/wizard/wizard-skeleton.tsx'
import '#app/shared/i18n/posting-messages.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import { visitOf } from '#app/shell/visit.server.ts'
import type { Route } from './+types/posting-page'
import type { PostingRequest } from './posting-start.ts'
import { isPostingStep } from './posting-values.ts'
import { PostingWizard } from './posting-wizard.tsx'
import type { Sent } from './use-posting-submit.ts'

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
  const isHydrated = useIsHydrated()
  const [sent, setSent] = useState<Sent>()
  const isEdit = loaderData.asked.kind === 'edit'
  const step = isPostingStep(params.step) ? params.step : 'basics'
  return (
    <>
      <PageHead title={`${t(isEdit ? 'editTitle' : 'pageTitle')} · ${t(`steps.${step}`)}`} isPrivate />
      {sent && <SentPosting sent={sent} isEdit={isEdit} />}
      {/* What is typed before the scripts are there would be lost, so the form comes with them. */}
      {!sent && !isHydrated && <WizardSkeleton title={t(`titles.${step}`)} />}
      {!sent && isHydrated && <PostingWizard {...loaderData} step={step} onSent={setSent} />}
    </>
  )
}

function SentPosting({ sent: { slug, isInReview }, isEdit }: { sent: Sent; isEdit: boolean }) {
  const { t } = useTranslation('posting')
  const changed = isInReview ? t('sent.savedReview') : t('sent.savedLive')
  return (
    <SentScreen
      title={isEdit ? t('sent.saved') : t('sent.title')}
      text={isEdit ? changed : t('sent.text')}
      view={{ to: `/properties-details/${encodeURIComponent(slug)}`, label: t('sent.view') }}
      another={isEdit ? undefined : { to: '/user/properties', label: t('sent.another') }}
    />
  )
}

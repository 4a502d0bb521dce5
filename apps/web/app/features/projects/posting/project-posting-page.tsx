import { getCategories } from '@gable/contract/catalogue'
import { getDraft, getDrafts } from '@gable/contract/drafts'
import type { ProjectDetail } from '@gable/contract/project'
import { getAddedProjects } from '@gable/contract/projects'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { SentScreen } from '#app/features/listings/wizard/sent-screen.tsx'
import { WizardSkeleton } from '#app/features/listings/wizard/wizard-skeleton.tsx'
import '#app/shared/i18n/posting-messages.ts'
import '#app/shared/i18n/project-messages.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import { visitOf } from '#app/shell/visit.server.ts'
import type { Route } from './+types/project-posting-page'
import type { ProjectRequest } from './project-start.ts'
import { isProjectStep } from './project-values.ts'
import { ProjectWizard } from './project-wizard.tsx'
import type { SentProject } from './use-project-submit.ts'

export const handle: Frame = { hasOwnHeader: true, hasNoTabBar: true, hasNoFooter: true }

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const { requestId } = visitOf({ request, context })
  const notFound = () => data({ code: 'not_found', requestId }, { status: 404 })
  if (params.step !== undefined && !isProjectStep(params.step)) throw notFound()
  await requireAccount({ request, context, url })
  const call = apiFor({ request, context })
  const { data: categories } = await call(getCategories, { limit: 50 })
  const asked = await findRequest(call, url.searchParams)
  // Anybody may look at a public project; only its lister may change it. What is a home is continued elsewhere.
  if (asked.edited?.isOwn === false || asked.draft?.kind === 'property') throw notFound()
  const isNew = !asked.edited && !asked.draft
  const drafts = isNew ? (await call(getDrafts, { kind: 'project' })).data : []
  return { categories, asked, drafts, now: Date.now() }
}

async function findRequest(call: ReturnType<typeof apiFor>, query: URLSearchParams): Promise<ProjectRequest> {
  const draftId = query.get('draft')
  if (draftId) return { draft: (await call(getDraft, { id: draftId })).data }
  const slug = query.get('edit')
  const [edited] = slug ? (await call(getAddedProjects, { slug })).data : []
  return edited ? { edited: edited as ProjectDetail } : {}
}

/** A form that is being filled in keeps what it was given; another form is another page load. */
export const shouldRevalidate = () => false

export default function ProjectPostingPage({ loaderData, params }: Route.ComponentProps) {
  const { t } = useTranslation(['posting', 'projects'])
  const isHydrated = useIsHydrated()
  const { edited } = loaderData.asked
  const [sent, setSent] = useState<SentProject>()
  const step = isProjectStep(params.step) ? params.step : 'basics'
  const pageTitle = t(edited ? 'projects:posting.editTitle' : 'projects:posting.pageTitle')
  return (
    <>
      <PageHead title={`${pageTitle} · ${t(`steps.${step}`)}`} isPrivate />
      {sent && <SentProjectScreen sent={sent} isEdit={edited !== undefined} />}
      {!sent && !isHydrated && <WizardSkeleton title={t(`projects:posting.titles.${step}`)} />}
      {!sent && isHydrated && <ProjectWizard {...loaderData} step={step} onSent={setSent} />}
    </>
  )
}

function SentProjectScreen({ sent: { slug, isInReview }, isEdit }: { sent: SentProject; isEdit: boolean }) {
  const { t } = useTranslation(['posting', 'projects'])
  const changed = isInReview ? t('sent.savedReview') : t('sent.savedLive')
  return (
    <SentScreen
      title={isEdit ? t('sent.saved') : t('projects:posting.sent')}
      text={isEdit ? changed : t('sent.text')}
      view={{ to: `/project-details/${encodeURIComponent(slug)}`, label: t('projects:posting.view') }}
      another={isEdit ? undefined : { to: '/user/add-project', label: t('projects:posting.another') }}
    />
  )
}

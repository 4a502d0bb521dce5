import type { ProjectDetail } from '@gable/contract/project'
import { Note } from '@gable/ui/note'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

/** To its lister and staff: why nobody else sees this page, or not everybody. */
export function ProjectNotice({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('projects')
  const state = stateOf(project)
  if (!state) return null
  const tone = { pending: 'warn', rejected: 'bad', expired: 'info', inactive: 'info' } as const
  const reason = state === 'rejected' ? project.own?.rejectReason : undefined
  return (
    <Note tone={tone[state]} lead={`${t(`notice.${state}`)}.`} className="mt-6 print-hidden">
      <span dir="auto">{reason || t(state === 'pending' ? 'notice.pendingText' : 'notice.onlyYou')}</span>
    </Note>
  )
}

function stateOf({ reviewState, isActive }: ProjectDetail) {
  if (reviewState === 'pending' || reviewState === 'rejected' || reviewState === 'expired') return reviewState
  return isActive ? undefined : 'inactive'
}

import type { Project } from '@gable/contract/project'
import type { ProjectTab } from '@gable/contract/projects'
import { type ListingActions, useListingActions } from '#app/features/listings/own/use-listing-actions.ts'
import { useListingChanges } from '#app/features/listings/own/use-listing-changes.ts'
import type { ListingWork } from '#app/features/listings/own/use-listing-work.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { projectState } from './project-state.ts'

type ProjectAction = 'view' | 'edit' | 'renew' | 'pause' | 'resume' | 'promote' | 'delete'

const mainActions: Record<ProjectTab, ProjectAction> = {
  live: 'edit',
  review: 'view',
  rejected: 'edit',
  expired: 'renew',
  paused: 'resume',
}

export function useProjectActions(work: (wanted: ListingWork) => void): (project: Project) => ListingActions {
  const toActions = useListingActions()
  const toWork = useProjectWork()
  return (project) => {
    const state = projectState(project)
    const name = encodeURIComponent(project.slug)
    const links: Partial<Record<ProjectAction, string>> = {
      view: `/project-details/${name}`,
      edit: `/user/add-project?edit=${name}`,
      promote: `/user/advertisement?project=${name}`,
    }
    const toggles: ProjectAction[] = state === 'live' ? ['promote', 'pause'] : state === 'paused' ? ['resume'] : []
    return toActions<ProjectAction>({
      state,
      main: mainActions[state],
      all: ['view', 'edit', ...toggles, 'delete'],
      wayOf: (id) => ({ to: links[id], run: () => work(toWork(id, project)) }),
    })
  }
}

const loadCalls = () => import('./own-calls.ts')

function useProjectWork(): (action: ProjectAction, project: Project) => ListingWork {
  const { t } = useTranslation('own')
  const { toSwitch, toDeletion } = useListingChanges(loadCalls)
  return (action, project) => {
    if (action === 'delete') return toDeletion(project)
    if (action !== 'renew') return toSwitch(project, action === 'resume')
    const { id, title } = project
    return { id, run: async () => (await loadCalls()).renew(id).then(() => t('done.renewedReview', { title })) }
  }
}

import type { Project } from '@gable/contract/project'
import type { ProjectTab } from '@gable/contract/projects'
import { Eye, EyeOff, type LucideIcon, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListingAction } from '#app/features/listings/own/listing-action.tsx'
import type { ListingWork } from '#app/features/listings/own/use-listing-work.ts'
import { projectState } from './project-state.ts'

type ProjectAction = 'view' | 'edit' | 'renew' | 'pause' | 'resume' | 'delete'

const icons: Record<ProjectAction, LucideIcon> = {
  view: Eye,
  edit: Pencil,
  renew: RefreshCw,
  pause: EyeOff,
  resume: Eye,
  delete: Trash2,
}
const mainActions: Record<ProjectTab, ProjectAction> = {
  live: 'edit',
  review: 'view',
  rejected: 'edit',
  expired: 'renew',
  paused: 'resume',
}

/** What can be done about a project, ready to be shown: the button, and the menu beside it. */
export function useProjectActions(work: (wanted: ListingWork) => void) {
  const { t } = useTranslation('own')
  const toWork = useProjectWork()
  return (project: Project): { main: ListingAction; more: ListingAction[] } => {
    const state = projectState(project)
    const isUrgent = state === 'rejected' || state === 'expired'
    const name = encodeURIComponent(project.slug)
    const links: Partial<Record<ProjectAction, string>> = {
      view: `/project-details/${name}`,
      edit: `/user/add-project?edit=${name}`,
    }
    const toAction = (id: ProjectAction): ListingAction => ({
      id,
      Icon: icons[id],
      label: id === 'edit' && state === 'rejected' ? t('actions.correct') : t(`actions.${id}`),
      to: links[id],
      run: () => work(toWork(id, project)),
      ...(id === 'delete' && { tone: 'bad', startsGroup: true }),
    })
    const toggles: ProjectAction[] = state === 'live' ? ['pause'] : state === 'paused' ? ['resume'] : []
    const main = mainActions[state]
    return {
      main: { ...toAction(main), isUrgent },
      more: (['view', 'edit', ...toggles, 'delete'] satisfies ProjectAction[])
        .filter((id) => id !== main)
        .map(toAction),
    }
  }
}

function useProjectWork() {
  const { t } = useTranslation('own')
  const loadCalls = () => import('./own-calls.ts')
  return (action: ProjectAction, { id, title }: Project): ListingWork => {
    const setActive = async (isActive: boolean) => (await loadCalls()).switchProject(id, isActive)
    if (action === 'renew') {
      const run = async () => (await loadCalls()).renewOwnProject(id).then(() => t('done.renewedReview', { title }))
      return { id, run }
    }
    if (action !== 'delete') {
      const isActive = action === 'resume'
      return {
        id,
        toFailure: (reason) => t('failed.status', { reason }),
        run: () => setActive(isActive).then(() => t(isActive ? 'done.resumed' : 'done.paused', { title })),
        undo: () => setActive(!isActive).then(() => t('done.undone')),
      }
    }
    return {
      id,
      isRemoval: true,
      run: async () => (await loadCalls()).removeProject(id).then(() => t('done.deleted', { title })),
      undo: async () => (await loadCalls()).bringProjectBack(id).then(() => t('done.restored', { title })),
    }
  }
}

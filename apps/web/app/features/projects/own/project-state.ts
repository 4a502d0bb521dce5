import type { Project } from '@gable/contract/project'
import type { ProjectTab } from '@gable/contract/projects'

/** Where a project stands in the eyes of its lister; each is a tab. */
export function projectState({ reviewState, isActive }: Pick<Project, 'reviewState' | 'isActive'>): ProjectTab {
  if (reviewState === 'rejected' || reviewState === 'expired') return reviewState
  if (reviewState !== 'approved') return 'review'
  return isActive ? 'live' : 'paused'
}

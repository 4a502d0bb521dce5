import { deleteProject, renewProject, restoreProject, setProjectActive } from '@gable/contract/projects'
import { dispatch } from '#app/shell/dispatcher.ts'

// Import it lazily: it brings the validator with it.

export const switchProject = (id: number, isActive: boolean) => dispatch(setProjectActive, { id, isActive })
export const removeProject = (id: number) => dispatch(deleteProject, { id })
export const renewOwnProject = (id: number) => dispatch(renewProject, { id })
export const bringProjectBack = (id: number) => dispatch(restoreProject, { id })

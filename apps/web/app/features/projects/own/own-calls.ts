import { deleteProject, restoreProject, setProjectActive } from '@gable/contract/projects'
import { dispatch } from '../../../shell/dispatcher.ts'

// Import it lazily: it brings the validator with it.

export const switchProject = (id: number, isActive: boolean) => dispatch(setProjectActive, { id, isActive })
export const removeProject = (id: number) => dispatch(deleteProject, { id })
export const bringProjectBack = (id: number) => dispatch(restoreProject, { id })

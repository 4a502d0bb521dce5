import { deleteProject, renewProject, restoreProject, setProjectActive } from '@gable/contract/projects'
import { dispatch } from '#app/shell/dispatcher.ts'

// Import it lazily: it brings the validator with it.

export const setActive = (id: number, isActive: boolean) => dispatch(setProjectActive, { id, isActive })
export const remove = (id: number) => dispatch(deleteProject, { id })
export const restore = (id: number) => dispatch(restoreProject, { id })
export const renew = (id: number) => dispatch(renewProject, { id })

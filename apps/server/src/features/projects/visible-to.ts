import { createVisibility } from '../listings/visible-to.ts'
import { projectKind } from './project-kind.ts'

export const { isPublic, visibleTo } = createVisibility(projectKind)

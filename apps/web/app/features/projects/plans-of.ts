import type { ProjectDetail } from '@gable/contract/project'
import type { ShownPlan } from '#app/features/listings/detail/shown-plan.ts'

export const plansOf = ({ plans }: Pick<ProjectDetail, 'plans'>): ShownPlan[] =>
  plans.map(({ id, title, document }) => ({ id: String(id), title, paper: document }))

import { isPlanComplete } from '@gable/domain/project-rules'
import { invalidField, notFound } from '#platform/errors.ts'

/** How many a project may have. */
const maxPlans = 50

/** A plan as it will be; without an id it is new. */
export type ArrangedPlan = { id: number | undefined; title: string; documentId: string }
export type SavedPlan = ArrangedPlan & { id: number }
/** What was sent about a plan, with the id that its document got in the store. */
export type PlanWish = { id?: number | undefined; title?: string | undefined; documentId?: string | undefined }

/** The plans after an edit: those that are there keep their places, new ones follow. None may be half a plan. */
export function arrangePlans(current: SavedPlan[], wishes: PlanWish[] = [], removed: number[] = []): ArrangedPlan[] {
  const known = new Set(current.map(({ id }) => id))
  const stranger = [...removed, ...wishes.flatMap(({ id }) => id ?? [])].find((id) => !known.has(id))
  if (stranger) throw notFound(`Plan ${stranger}`)
  const changed = current.map((plan) => merge(plan, wishes.findLast(({ id }) => id === plan.id) ?? {}))
  const added = wishes.filter(({ id }) => id === undefined).map((wish) => merge(undefined, wish))
  const arranged = [...changed.filter(({ id }) => id === undefined || !removed.includes(id)), ...added]
  if (arranged.length > maxPlans) throw invalidField('plans', 'too_long')
  return arranged
}

function merge(plan: SavedPlan | undefined, wish: PlanWish): ArrangedPlan {
  const title = wish.title ?? plan?.title ?? ''
  const documentId = wish.documentId ?? plan?.documentId ?? ''
  if (!isPlanComplete({ title, hasDocument: documentId !== '' })) throw invalidField('plans', 'plan_incomplete')
  return { id: plan?.id, title, documentId }
}

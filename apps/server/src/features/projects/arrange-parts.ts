import { isPlanComplete } from '@gable/domain/project-rules'
import { invalidRequest, notFound } from '#platform/errors.ts'

const mostPictures = 60
const mostDocuments = 20
const mostPlans = 50

type PictureWishes = {
  removed?: string[] | undefined
  order?: string[] | undefined
  /** A new cover replaces the old one. */
  cover?: string | undefined
  added: string[]
}

/** The pictures after an edit, the cover first. Ids that are not of this project are not found, whosever they are. */
export function arrangePictures(current: string[], { removed = [], order = [], cover, added }: PictureWishes) {
  const stranger = [...removed, ...order].find((id) => !current.includes(id))
  if (stranger) throw notFound(`Picture ${stranger}`)
  const kept = [...order, ...(cover ? current.slice(1) : current)]
  const arranged = [...new Set([...(cover ? [cover] : []), ...kept, ...added])].filter((id) => !removed.includes(id))
  if (arranged.length === 0 && current.length > 0) throw invalidRequest(400, 'titleImage: required')
  if (arranged.length > mostPictures) throw invalidRequest(400, `A project has at most ${mostPictures} pictures`)
  return arranged
}

export function arrangeDocuments(current: string[], removed: string[] = [], added: string[] = []): string[] {
  const stranger = removed.find((id) => !current.includes(id))
  if (stranger) throw notFound(`Document ${stranger}`)
  const arranged = [...current.filter((id) => !removed.includes(id)), ...added]
  if (arranged.length > mostDocuments) throw invalidRequest(400, `A project has at most ${mostDocuments} documents`)
  return arranged
}

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
  if (arranged.length > mostPlans) throw invalidRequest(400, `A project has at most ${mostPlans} plans`)
  return arranged
}

function merge(plan: SavedPlan | undefined, wish: PlanWish): ArrangedPlan {
  const title = wish.title ?? plan?.title ?? ''
  const documentId = wish.documentId ?? plan?.documentId ?? ''
  if (!isPlanComplete({ title, hasDocument: documentId !== '' })) throw invalidRequest(400, 'plans: plan_incomplete')
  return { id: plan?.id, title, documentId }
}

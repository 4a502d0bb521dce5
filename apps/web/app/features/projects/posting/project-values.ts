import type { DraftContent } from '@gable/contract/drafts'
import type { ProjectDetail } from '@gable/contract/project'
import type { ProjectType } from '@gable/domain/project-rules'
import { arrivedIn, fromDraftContent, toDraftContent } from '#app/features/listings/wizard/drafts/draft-content.ts'
import { emptyListing, type ListingValues } from '#app/features/listings/wizard/listing-values.ts'
import { toListingMedia, toListingValues } from '#app/features/listings/wizard/stored-listing.ts'
import type { MediaLists } from '#app/features/uploads/media-list.ts'

/** A floor: its title here, its document among the files under the same id. */
export type PlanValues = {
  id: string
  title: string
  /** Its id on a project that has it already. */
  planId?: number
}

export type ProjectValues = ListingValues & {
  type: ProjectType
  plans: PlanValues[]
  priceFrom: string
  unitCount: string
  deliveryOn: string
}

export const emptyProject: ProjectValues = {
  ...emptyListing,
  type: 'under_construction',
  plans: [],
  priceFrom: '',
  unitCount: '',
  deliveryOn: '',
}

export type ProjectStep = 'basics' | 'place' | 'media' | 'plans' | 'search'

/** A floor that is on the server is known in the form by its own id. */
const planKey = (id: number) => `plan-${id}`

/** A project as its owner typed it once, with its files as they are on the server. */
export function fromProject(project: ProjectDetail): { values: ProjectValues; media: MediaLists } {
  const { plans, type, priceFrom, unitCount, deliveryOn } = project
  return {
    values: {
      ...toListingValues(project),
      type,
      priceFrom: priceFrom ?? '',
      unitCount: unitCount === null ? '' : String(unitCount),
      deliveryOn: deliveryOn ?? '',
      plans: plans.map(({ id, title }) => ({ id: planKey(id), planId: id, title })),
    },
    media: {
      ...toListingMedia(project),
      plans: plans.map(({ id, document, title }) => ({
        id: planKey(id),
        name: document?.name ?? title,
        storedId: planKey(id),
      })),
    },
  }
}

export function fromDraft(content: DraftContent, before: ProjectValues): ProjectValues {
  const known = new Map(before.plans.map((plan) => [plan.id, plan]))
  const plans = content.plans?.map(({ id, title }) => ({ ...known.get(id), id, title })) ?? before.plans
  return { ...fromDraftContent(before, content), plans }
}

export function toDraft(values: ProjectValues, media: MediaLists): DraftContent {
  const drawings = new Map(arrivedIn(media.plans).map((item) => [item.id, item]))
  const plans = values.plans.map(({ id, title }) => {
    const drawing = drawings.get(id)
    return { id, title, ...(drawing && { document: drawing.uploadId, name: drawing.name }) }
  })
  return toDraftContent(values, media, { plans })
}

import type { PropertyDetail } from '@gable/contract/property'
import { isPicture } from '#app/features/gallery/gallery.ts'
import type { ShownPlan } from '#app/features/listings/detail/shown-plan.ts'

/** Among the documents of a home the pictures are its plans; certificates come as PDF. The form says so to listers. */
export const plansOf = ({ documents }: Pick<PropertyDetail, 'documents'>): ShownPlan[] =>
  documents.filter(isPicture).map((paper) => ({ id: paper.id, title: paper.name, paper }))

import type { PropertyDetail } from '@gable/contract/property'
import type { ShownPlan } from '#app/detail/shown-plan.ts'
import { isPicture } from '#app/gallery/gallery.ts'

/** Among the papers of a home the pictures are its plans; certificates come as PDF. The form says so to listers. */
export const plansOf = ({ documents }: Pick<PropertyDetail, 'documents'>): ShownPlan[] =>
  documents.filter(isPicture).map((paper) => ({ id: paper.id, title: paper.name, paper }))
